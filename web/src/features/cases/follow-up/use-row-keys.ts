import type { Grid } from '../../../ui/ListTable.tsx';
import { useListKeys } from '../../../ui/use-list-keys.ts';
import type { FollowUpRow_FollowUpFragment } from '../../../generated/graphql.ts';
import { texts } from './page-texts.tsx';

type Row = FollowUpRow_FollowUpFragment;

/** The act of a key: inform (or correct), test, release. */
export type ActKey = 'i' | 't' | 'r';

interface Keys {
  onOpen: (row: Row) => void;
  onSelect: (row: Row) => void;
  onAct: (key: ActKey, row: Row) => void;
}

/** Keyboard navigation of the work list: letters select the focused row and act on it. */
export const useRowKeys = (
  rows: readonly Row[],
  selected: ReadonlySet<string>,
  { onOpen, onSelect, onAct }: Keys,
): Grid<Row> => {
  const grid = useListKeys(rows, {
    label: texts.pageTitle,
    onOpen,
    acts: (row) => [
      ['x', () => onSelect(row)],
      ['i', () => onAct('i', row)],
      ['t', () => onAct('t', row)],
      ['r', () => onAct('r', row)],
    ],
    shortcuts: 'J K X I T R Enter',
  });
  return {
    ...grid,
    getRowProps: (row, index) => ({
      ...grid.getRowProps(row, index),
      'aria-selected': selected.has(row.id),
    }),
  };
};
