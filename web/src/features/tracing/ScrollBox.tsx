import type { ReactNode } from 'react';
import classes from './EvidencePanel.module.css';

/** Scrolls sideways on its own where a table is wider than the screen; can be reached by keyboard for that. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes['scroll']} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
