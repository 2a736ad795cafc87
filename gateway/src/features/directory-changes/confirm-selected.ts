import type { Rows } from '../../database/tenant.js';
import { listOpenCasesOfPeople } from '../case-status/case.queries.js';
import { CaseClassification } from '../case-status/disease-case.entity.js';
import { confirmCases, type PositiveTest } from '../case-status/mark-statuses.js';
import type { DirectoryCondition } from '../employees/directory-filter.js';
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
  { db, companyId, by }: Pick<ChangeContext, 'companyId' | 'by'> & { db: Rows },
  changeId: string,
  selected: DirectoryCondition,
  test: PositiveTest,
): Promise<ChangeCounts & { alreadyConfirmed: string[] }> {
  const found = await lockSelected(db, companyId, selected, maxPeople + 1);
  if (found.length > maxPeople)
    throw selectionError(`At most ${maxPeople} people can be marked positive at a time`);
  // No other case of these people is opened meanwhile, since they are locked.
  const open = await listOpenCasesOfPeople(db, companyId, found, test.disease);
  const confirmed = new Set(
    open
      .filter(({ classification }) => classification === CaseClassification.CONFIRMED)
      .map(({ employeeId }) => employeeId),
  );
  const alreadyConfirmed = found.filter((id) => confirmed.has(id));
  const ids = found.filter((id) => !confirmed.has(id));
  if (ids.length === 0) return { found: found.length, changed: 0, alreadyConfirmed };
  const { changed } = await recordSelected(
    db,
    companyId,
    changeId,
    buildSelectionCondition({ ids }),
  );
  const origin = { by, changeId };
  await confirmCases(db, companyId, ids, test, open, origin);
  return { found: found.length, changed, alreadyConfirmed };
}
