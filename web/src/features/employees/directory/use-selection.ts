import { useRef, useState } from 'react';
import { nobody, rangeOf, select, type Selection } from './selection.ts';

export interface SelectionState {
  selection: Selection;
  /** Whether it was given up by itself, because another search or filter finds others. */
  wasCleared: boolean;
  set: (selection: Selection) => void;
  clear: () => void;
  /** Takes one row, or with `isRange` all from the row that was taken last up to it. `rows`: ids of the page. */
  take: (
    id: string,
    shall: boolean,
    options: { isRange: boolean; rows: readonly string[] },
  ) => void;
}

/** The selection across pages. Paging and sorting keep it; it is cleared when `found`, what search and filter say, changes. */
export const useSelection = (found: string): SelectionState => {
  const [selection, setSelection] = useState<Selection>(nobody);
  const [known, setKnown] = useState(found);
  const [wasCleared, setWasCleared] = useState(false);
  const last = useRef<string | null>(null);
  if (found !== known) {
    setKnown(found);
    setWasCleared(selection !== nobody);
    setSelection(nobody);
  }
  const set = (next: Selection): void => {
    setWasCleared(false);
    setSelection(next.kind === 'these' && next.ids.size === 0 ? nobody : next);
  };
  return {
    selection,
    wasCleared,
    set,
    clear: () => set(nobody),
    take: (id, shall, { isRange, rows }) => {
      set(select(selection, isRange ? rangeOf(rows, last.current, id) : [id], shall));
      last.current = id;
    },
  };
};
