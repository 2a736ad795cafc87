import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** Names the region for screen readers; else `labelledBy` does, by the id of a heading. */
  label?: string;
  labelledBy?: string;
  maxHeight?: number;
  /** Of a table that is being loaded anew. */
  isBusy?: boolean;
  children: ReactNode;
}

/** Scrolls a table that is wider or taller than its place, by keyboard too. */
export function ScrollBox({ label, labelledBy, maxHeight, isBusy, children }: Props) {
  return (
    <section aria-label={label} aria-labelledby={labelledBy} aria-busy={isBusy}>
      <Table.ScrollContainer type="native" minWidth={0} mah={maxHeight} tabIndex={0}>
        {children}
      </Table.ScrollContainer>
    </section>
  );
}
