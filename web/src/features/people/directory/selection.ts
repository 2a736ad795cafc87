import type { EmployeeFilterInput, EmployeeSelectionInput } from '../../../generated/graphql.ts';

/** Ids of the selected people, or of those excluded from all matches. */
export type Selection =
  | { kind: 'these'; ids: ReadonlySet<string> }
  | { kind: 'all'; except: ReadonlySet<string> };

export const nobody: Selection = { kind: 'these', ids: new Set() };

/** Selects all people that match the search and filters, on all pages. */
export const everybody: Selection = { kind: 'all', except: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'these' ? selection.ids.has(id) : !selection.except.has(id);

/** Counts the selected people; `total` is the number of matches. */
export const countSelected = (selection: Selection, total: number): number =>
  selection.kind === 'these' ? selection.ids.size : Math.max(0, total - selection.except.size);

/** Returns the selection after selecting or deselecting people. */
export const select = (selection: Selection, ids: readonly string[], shall: boolean): Selection => {
  const isListed = (selection.kind === 'these') === shall;
  const listed = new Set(selection.kind === 'these' ? selection.ids : selection.except);
  for (const id of ids) {
    if (isListed) listed.add(id);
    else listed.delete(id);
  }
  return selection.kind === 'these'
    ? { kind: 'these', ids: listed }
    : { kind: 'all', except: listed };
};

/** Returns the ids between two rows, inclusive, in either direction; only the second if the first is no longer on the page. */
export const listRange = (ids: readonly string[], from: string | null, to: string): string[] => {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
};

/** Returns the gateway's input for a selection. */
export const selectionInput = (
  selection: Selection,
  found: { search?: string | null; filter?: EmployeeFilterInput | null },
): EmployeeSelectionInput =>
  selection.kind === 'these'
    ? { ids: [...selection.ids] }
    : { search: found.search || null, filter: found.filter ?? null, except: [...selection.except] };
