import { useRef } from 'react';
import { useStateFor } from '../../../ui/use-state-for.ts';
import { nobody, listRange, select, type Selection } from './selection.ts';

export interface SelectionState {
  selection: Selection;
  /** Whether changing the search or filters has cleared the selection. */
  wasCleared: boolean;
  set: (selection: Selection) => void;
  clear: () => void;
  /** Restores the selection of this render, unless it, the search or the filters have changed since. */
  restore: () => void;
  /** Selects one row; with `isRange` all since the last one. `rows` are the ids of the page. */
  selectRow: (
    id: string,
    shall: boolean,
    options: { isRange: boolean; rows: readonly string[] },
  ) => void;
}

/** The selection across pages. Paging and sorting keep it; a change of `found` (search and filters) clears it. */
export const useSelection = (found: string): SelectionState => {
  const [{ selection, wasCleared }, setSelected] = useStateFor<
    Pick<SelectionState, 'selection' | 'wasCleared'>
  >(found, (last) => ({
    selection: nobody,
    wasCleared: last !== undefined && last.selection !== nobody,
  }));
  const last = useRef<string | null>(null);
  const set = (next: Selection): void => {
    const isNobody = next.kind === 'these' && next.ids.size === 0;
    setSelected(() => ({ selection: isNobody ? nobody : next, wasCleared: false }));
  };
  return {
    selection,
    wasCleared,
    set,
    clear: () => set(nobody),
    restore: () =>
      setSelected((current) =>
        current.selection === nobody ? { ...current, selection } : current,
      ),
    selectRow: (id, shall, { isRange, rows }) => {
      set(select(selection, isRange ? listRange(rows, last.current, id) : [id], shall));
      last.current = id;
    },
  };
};
