import { checkedListing } from '../../database/listing.js';
import { BadUserInput } from '../../errors.js';
import { directoryCondition, type DirectoryCondition } from '../employees/directory-filter.js';
import type { EmployeeSelectionInput } from './selection.inputs.js';

/**
 * A selection as conditions on `employee`, to be put to the directory once. Without a search and a filter, `except` alone
 * is everybody but these; who says nothing at all means nobody.
 * @throws BadUserInput naming `selection` when it says nobody, or both ids and a search.
 */
export function selectionCondition(selection: EmployeeSelectionInput): DirectoryCondition {
  const { ids, search, filter, except } = selection;
  const isSearch = typeof search === 'string' || Boolean(filter) || Boolean(except);
  if (ids && isSearch) throw wrong('Name people, or search and filter, not both');
  if (ids) {
    if (ids.length === 0) throw wrong('Nobody is selected');
    return narrowed(directoryCondition('', {}), 'ids', 'employee.id = ANY', ids);
  }
  if (!isSearch) throw wrong('Nobody is selected');
  const listing = checkedListing({ search: search ?? '', page: 1, pageSize: 1 }, 1);
  const found = directoryCondition(listing.search, filter ?? {});
  return except?.length ? narrowed(found, 'except', 'employee.id <> ALL', except) : found;
}

function narrowed(
  { name, text, values }: DirectoryCondition,
  word: string,
  comparison: string,
  ids: readonly string[],
): DirectoryCondition {
  return {
    name: `${name}-${word}`,
    text: `${text} AND ${comparison} ($${values.length + 2}::uuid[])`,
    values: [...values, ids],
  };
}

export function wrong(message: string): BadUserInput {
  return new BadUserInput([{ field: 'selection', message }]);
}
