import { useRef, useState } from 'react';
import { nobody, rangeOf, select, type Selection } from './selection.ts';

export interface SelectionState {
  selection: Selection;
  /** Whether it was given up by itself, because another search or filter finds others. */
  wasCleared: boolean;
  set: (selection: Selection) => void;
  clear: () => void;
  /** Selects again those of this render, unless others have been selected or search and filter have changed since. */
  restore: () => void;
  /** Takes one row, or with `isRange` all from the row that was taken last up to it. `rows`: ids of the page. */
  take: (
    id: string,
    shall: boolean,
    options: { isRange: boolean; rows: readonly string[] },
  ) => void;
}

/** The selection across pages. Paging and sorting keep it; it is cleared when `found`, what search and filter say, changes. */
export const useSelection = (found: string): SelectionState => {
  const [selected, setSelected] = useState({ selection: nobody, found });
  const [wasCleared, setWasCleared] = useState(false);
  const last = useRef<string | null>(null);
  const { selection } = selected;
  if (found !== selected.found) {
    setWasCleared(selection !== nobody);
    setSelected({ selection: nobody, found });
  }
  const set = (next: Selection): void => {
    setWasCleared(false);
    const isNobody = next.kind === 'these' && next.ids.size === 0;
    setSelected({ selection: isNobody ? nobody : next, found });
  };
  return {
    selection,
    wasCleared,
    set,
    clear: () => set(nobody),
    restore: () =>
      setSelected((current) =>
        current.found === found && current.selection === nobody ? { selection, found } : current,
      ),
    take: (id, shall, { isRange, rows }) => {
      set(select(selection, isRange ? rangeOf(rows, last.current, id) : [id], shall));
      last.current = id;
    },
  };
};
