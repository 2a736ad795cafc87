import { getHotkeyHandler, useHotkeys, useRovingIndex, type HotkeyItem } from '@mantine/hooks';
import { useRef, type KeyboardEvent } from 'react';
import type { Grid } from './ListTable.tsx';

interface Keys<Row> {
  /** Accessible name of the list. */
  label: string;
  onOpen: (row: Row) => void;
  /** Keys that act on the focused row. */
  acts: (row: Row) => HotkeyItem[];
  /** Names of all keys, for screen readers. */
  shortcuts: string;
}

const focus = (element: Element | null): void => (element as HTMLElement | null)?.focus();

/**
 * Keyboard navigation of a list: one row is in the tab order; arrows, J and K move between rows, Enter opens the focused one, and letters act
 * on it. Follows the grid pattern of the ARIA Authoring Practices, with focus on rows.
 */
export const useListKeys = <Row>(
  rows: readonly Row[],
  { label, onOpen, acts, shortcuts }: Keys<Row>,
): Grid<Row> => {
  const body = useRef<HTMLTableSectionElement>(null);
  const { getItemProps, focusedIndex, setFocusedIndex } = useRovingIndex({
    total: rows.length,
    orientation: 'vertical',
    loop: false,
  });
  // From anywhere else these keys return to the row that had the focus last.
  const enter = (): void => focus(body.current?.rows[focusedIndex] ?? null);
  const isOutside = (): boolean => !body.current?.contains(document.activeElement);
  useHotkeys([
    ['j', () => isOutside() && enter()],
    ['k', () => isOutside() && enter()],
  ]);
  const press = (row: Row, event: KeyboardEvent<HTMLElement>): void => {
    const { currentTarget: tr, target } = event;
    getHotkeyHandler([
      ['j', () => focus(tr.nextElementSibling)],
      ['k', () => focus(tr.previousElementSibling)],
      ...acts(row),
      // A button in the row handles its own keys.
      ...(target === tr ? [['Enter', () => onOpen(row)] as HotkeyItem] : []),
    ])(event);
  };
  return {
    label,
    ref: body,
    getRowProps: (row, index) => {
      const { onKeyDown, ...item } = getItemProps({
        index,
        onKeyDown: (event) => press(row, event as KeyboardEvent<HTMLElement>),
      });
      return {
        ...item,
        // A menu of the row is rendered elsewhere in the page, and has its own keys.
        onKeyDown: (event) => {
          if (event.currentTarget.contains(event.target as Node)) onKeyDown(event);
        },
        onFocus: () => setFocusedIndex(index),
        'aria-keyshortcuts': shortcuts,
      };
    },
  };
};
