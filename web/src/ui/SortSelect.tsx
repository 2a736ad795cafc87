import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { texts } from './list-texts.tsx';
import type { Direction, TableState } from './table-state.ts';
import { icons } from './tokens.ts';

interface Props<Sort extends string> {
  columns: readonly { value: Sort; label: string }[];
  state: Pick<TableState<Sort>, 'sort' | 'direction'>;
  onSort: (change: { sort: Sort; direction: Direction }) => void;
}

/** Sorts a list on narrow screens, which hide some column headers. */
export function SortSelect<Sort extends string>({ columns, state, onSort }: Props<Sort>) {
  const isUp = state.direction === 'ASC';
  const Arrow = isUp ? IconArrowUp : IconArrowDown;
  return (
    <Group hiddenFrom="lg" gap="sm" w={{ base: '100%', sm: 260 }} wrap="nowrap">
      <NativeSelect
        aria-label={texts.sortBy}
        flex={1}
        data={columns.map(({ value, label }) => ({ value, label: texts.sortByColumn(label) }))}
        value={state.sort}
        onChange={(event) =>
          onSort({ sort: event.currentTarget.value as Sort, direction: state.direction })
        }
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={isUp ? texts.turnAscending : texts.turnDescending}
        onClick={() => onSort({ sort: state.sort, direction: isUp ? 'DESC' : 'ASC' })}
      >
        <Arrow {...icons.md} />
      </ActionIcon>
    </Group>
  );
}
