import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** Names it for screen readers, where nothing around it does. */
  label?: string;
  maxHeight?: number;
  /** Of a table that is being loaded anew. */
  isBusy?: boolean;
  children: ReactNode;
}

/** Scrolls a table that is wider or taller than its place, by keyboard too. */
export function ScrollBox({ label, maxHeight, isBusy, children }: Props) {
  return (
    <section aria-label={label} aria-busy={isBusy}>
      <Table.ScrollContainer type="native" minWidth={0} mah={maxHeight} tabIndex={0}>
        {children}
      </Table.ScrollContainer>
    </section>
  );
}
