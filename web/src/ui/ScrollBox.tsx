import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** Accessible name, if no surrounding element has one. */
  label?: string;
  maxHeight?: number;
  /** Whether the table is being reloaded. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A scroll container for tables that also scrolls by keyboard. */
export function ScrollBox({ label, maxHeight, isBusy, children }: Props) {
  return (
    <section aria-label={label} aria-busy={isBusy}>
      <Table.ScrollContainer type="native" minWidth={0} mah={maxHeight} tabIndex={0}>
        {children}
      </Table.ScrollContainer>
    </section>
  );
}
