import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** What is known of something, term by term. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes['facts']}>{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={classes['fact']}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
