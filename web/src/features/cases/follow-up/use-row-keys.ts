import { getHotkeyHandler, useHotkeys, useRovingIndex } from '@mantine/hooks';
import { useRef, type KeyboardEvent } from 'react';
import type { Grid } from '../../../ui/ListTable.tsx';
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

const focusSibling = (row: Element | null): void => (row as HTMLElement | null)?.focus();

/**
 * Keyboard navigation of the work list: one row is in the tab order; arrows, j and k move between rows, and letters act on the focused row.
 * Follows the grid pattern of the ARIA Authoring Practices, with focus on rows.
 */
export const useRowKeys = (
  rows: readonly Row[],
  selected: ReadonlySet<string>,
  { onOpen, onSelect, onAct }: Keys,
): Grid<Row> => {
  const body = useRef<HTMLTableSectionElement>(null);
  const { getItemProps, focusedIndex, setFocusedIndex } = useRovingIndex({
    total: rows.length,
    orientation: 'vertical',
    loop: false,
  });
  // From anywhere else these keys return to the row that had the focus last.
  const enter = (): void => focusSibling(body.current?.rows[focusedIndex] ?? null);
  const isOutside = (): boolean => !body.current?.contains(document.activeElement);
  useHotkeys([
    ['j', () => isOutside() && enter()],
    ['k', () => isOutside() && enter()],
  ]);
  const press = (row: Row, event: KeyboardEvent<HTMLElement>): void => {
    const { currentTarget: tr, target } = event;
    getHotkeyHandler([
      ['j', () => focusSibling(tr.nextElementSibling)],
      ['k', () => focusSibling(tr.previousElementSibling)],
      ['x', () => onSelect(row)],
      ['i', () => onAct('i', row)],
      ['t', () => onAct('t', row)],
      ['r', () => onAct('r', row)],
      // A button in the row handles its own keys.
      ...(target === tr ? [['Enter', () => onOpen(row)] as [string, () => void]] : []),
    ])(event);
  };
  return {
    label: texts.pageTitle,
    ref: body,
    getRowProps: (row, index) => {
      const { onKeyDown, ...item } = getItemProps({
        index,
        onKeyDown: (event) => press(row, event as KeyboardEvent<HTMLElement>),
      });
      return {
        ...item,
        // The row's menu is rendered elsewhere in the page, and has its own keys.
        onKeyDown: (event) => {
          if (event.currentTarget.contains(event.target as Node)) onKeyDown(event);
        },
        onFocus: () => setFocusedIndex(index),
        'aria-selected': selected.has(row.id),
        'aria-keyshortcuts': 'J K X I T R Enter',
      };
    },
  };
};
