import type { Rows } from '../../../database/tenant.js';
import type { PositiveTest } from '../directory/statuses.js';
import type { DirectoryCondition } from '../directory/directory-filter.js';
import { type ChangeCounts, lockSelected, recordSelected } from './bulk.queries.js';
import type { ChangeContext } from './directory-change.service.js';
import { buildSelectionCondition, selectionError } from './selection.js';

/** Maximum people whose cases one change opens. */
const maxPeople = 1000;

/**
 * Opens a confirmed case of a disease for the selected people, or confirms their open one. People who already have an open confirmed
 * case stay unchanged. The number of statements does not depend on the number of people.
 * @throws BadUserInput naming `selection` if more than 1000 people are selected.
 */
export async function confirmSelected(
  { app, db, companyId, by }: Pick<ChangeContext, 'app' | 'companyId' | 'by'> & { db: Rows },
  changeId: string,
  selected: DirectoryCondition,
  test: PositiveTest,
): Promise<ChangeCounts & { alreadyConfirmed: string[] }> {
  const found = await lockSelected(db, companyId, selected, maxPeople + 1);
  if (found.length > maxPeople)
    throw selectionError(`At most ${maxPeople} people can be marked positive at a time`);
  // No other case of these people is opened meanwhile, since they are locked.
  const alreadyConfirmed = await app.statuses.listConfirmed(db, companyId, found, test.disease);
  const confirmed = new Set(alreadyConfirmed);
  const ids = found.filter((id) => !confirmed.has(id));
  if (ids.length === 0) return { found: found.length, changed: 0, alreadyConfirmed };
  const { changed } = await recordSelected(
    db,
    companyId,
    changeId,
    buildSelectionCondition({ ids }),
  );
  await app.statuses.confirm(db, companyId, ids, test, { by, changeId });
  return { found: found.length, changed, alreadyConfirmed };
}
