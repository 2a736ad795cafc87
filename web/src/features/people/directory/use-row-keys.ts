import { useState, type FocusEvent, type KeyboardEvent } from 'react';

interface Acts {
  /** Number of rows. */
  count: number;
  onOpen: (row: number) => void;
  onEdit: (row: number) => void;
  /** Toggles a row, or with `isRange` selects all rows up to it. */
  onSelect: (row: number, isRange: boolean) => void;
  onSelectAll: () => void;
  /** Called on Escape. */
  onEscape: () => void;
}

interface RowKeys {
  /** The row that Tab moves the focus to. */
  active: number;
  onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
  onFocus: (event: FocusEvent<HTMLTableElement>) => void;
}

const bodyRows = (table: HTMLTableElement): HTMLTableRowElement[] => [
  ...(table.tBodies[0]?.rows ?? []),
];

/**
 * Keyboard navigation of a table: one row is in the tab order; arrows, Home and End move between rows. Controls inside a row keep their own
 * keys. Follows the grid pattern of the ARIA Authoring Practices, with focus on rows.
 */
export const useRowKeys = ({
  count,
  onOpen,
  onEdit,
  onSelect,
  onSelectAll,
  onEscape,
}: Acts): RowKeys => {
  const [wanted, setActive] = useState(0);
  const active = Math.max(0, Math.min(wanted, count - 1));

  const moves: Record<string, (row: number) => number> = {
    ArrowDown: (row) => row + 1,
    ArrowUp: (row) => row - 1,
    Home: () => 0,
    End: () => count - 1,
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const rows = bodyRows(event.currentTarget);
    const target = event.target as HTMLElement;
    const tr = target.closest('tr');
    const row = tr ? rows.indexOf(tr) : -1;
    // The table's header handles its own keys.
    if (row === -1) return;
    const move = moves[event.key];
    if (move) {
      const next = Math.max(0, Math.min(move(row), count - 1));
      event.preventDefault();
      rows[next]?.focus();
      if (event.shiftKey) {
        onSelect(row, true);
        onSelect(next, true);
      }
      return;
    }
    if (event.key === 'Escape') {
      onEscape();
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault();
      onSelectAll();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || target !== tr) return;
    if (event.key === 'Enter') onOpen(row);
    else if (event.key === ' ') onSelect(row, event.shiftKey);
    else if (event.key === 'e') onEdit(row);
    else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent<HTMLTableElement>): void => {
    const tr = (event.target as HTMLElement).closest('tr');
    const row = tr ? bodyRows(event.currentTarget).indexOf(tr) : -1;
    if (row !== -1) setActive(row);
  };

  return { active, onKeyDown, onFocus };
};
