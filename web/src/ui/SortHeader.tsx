import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { texts } from './list-texts.tsx';
import classes from './SortHeader.module.css';
import type { Direction, TableState } from './table-state.ts';
import { icons } from './tokens.ts';

interface Props<Sort extends string> {
  label: string;
  by: Sort;
  state: Pick<TableState<Sort>, 'sort' | 'direction'>;
  onSort: (change: { sort: Sort; direction: Direction }) => void;
}

/** A column header that sorts: ascending on the first click, then the other way round. */
export function SortHeader<Sort extends string>({ label, by, state, onSort }: Props<Sort>) {
  const isSorting = state.sort === by;
  const next: Direction = isSorting && state.direction === 'ASC' ? 'DESC' : 'ASC';
  const Arrow = isSorting && state.direction === 'DESC' ? IconArrowDown : IconArrowUp;
  const formatOrder = state.direction === 'ASC' ? texts.sortedAscending : texts.sortedDescending;
  return (
    <UnstyledButton
      className={classes.header}
      data-sorting={isSorting || undefined}
      aria-label={isSorting ? formatOrder(label) : label}
      onClick={() => onSort({ sort: by, direction: next })}
    >
      {label}
      <Arrow {...icons.sm} className={classes.arrow} />
    </UnstyledButton>
  );
}
