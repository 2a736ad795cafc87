import { parseListing } from '../../../database/listing.js';
import { BadUserInput } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { buildDirectoryCondition, type DirectoryCondition } from '../directory/directory-filter.js';
import { findFirstIds } from './directory-change.queries.js';
import { maxPeopleOfAccess, logAccessByStatus } from '../../audit/accesses/access-log.js';
import type { EmployeeSelectionInput } from './selection.inputs.js';

/**
 * Builds a condition on `employee` for a selection. Without search and filter, `except` selects everybody else; an empty selection
 * is an error.
 * @throws BadUserInput naming `selection` if it is empty, or has both ids and a search.
 */
export function buildSelectionCondition(selection: EmployeeSelectionInput): DirectoryCondition {
  const { ids, search, filter, except } = selection;
  const isSearch = typeof search === 'string' || Boolean(filter) || Boolean(except);
  if (ids && isSearch) throw selectionError('Name people, or search and filter, not both');
  if (ids) {
    if (ids.length === 0) throw selectionError('Nobody is selected');
    return addIdCondition(buildDirectoryCondition('', {}), 'ids', 'employee.id = ANY', ids);
  }
  if (!isSearch) throw selectionError('Nobody is selected');
  const listing = parseListing({ search: search ?? '', page: 1, pageSize: 1 }, 1);
  const found = buildDirectoryCondition(listing.search, filter ?? {});
  return except?.length ? addIdCondition(found, 'except', 'employee.id <> ALL', except) : found;
}

/**
 * Logs whom a selection by status finds, and whom it would find with any status: that it does not find somebody tells that they have
 * another one. Call it before the selection is used.
 */
export async function logSelectionByStatus(
  context: RequestContext,
  selection: EmployeeSelectionInput,
): Promise<void> {
  const { db, companyId } = context;
  if (!selection.filter?.status) return;
  const ofAnyStatus = { ...selection, filter: { ...selection.filter, status: null } };
  for (const each of [selection, ofAnyStatus]) {
    const found = await findFirstIds(
      db,
      companyId,
      buildSelectionCondition(each),
      maxPeopleOfAccess + 1,
    );
    logAccessByStatus(context, found);
  }
}

function addIdCondition(
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

export function selectionError(message: string): BadUserInput {
  return new BadUserInput('selection', message);
}
