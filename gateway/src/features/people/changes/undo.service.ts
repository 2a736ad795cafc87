import { Conflict, NotFound } from '../../../errors.js';
import { findAddressesToRestore, recordAccessChanges } from '../access/access-change.service.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import { assertRoom } from '../../company/orders/plan-access.service.js';
import { markDaysOfChange } from '../../../jobs/mark-days.js';
import {
  type DirectoryChange,
  DirectoryChangeKind,
  isStatusKind,
} from './directory-change.entity.js';
import { deleteOldValues, lockChange, markUndone } from './directory-change.queries.js';
import { type ChangeContext, undoGraceMs } from './directory-change.service.js';
import { lockFollowUp } from '../../../database/advisory-locks.js';
import { mapUniqueViolation } from '../../../database/unique-violation.js';
import { uniqueEmployeeValues } from '../directory/employee-rules.js';
import { deriveStatuses } from '../directory/status.queries.js';
import { dropFormerEmployees, keepUnfinishedPeople } from './former-employee.queries.js';
import {
  cancelErasures,
  findPeopleWithTakenValues,
  restorePeople,
  removeAddedPeople,
  lockUndoCandidates,
} from './undo.queries.js';

/** Result of undoing a change. */
export interface UndoResult {
  change: DirectoryChange;
  /** People restored, including added ones who were deleted. */
  restored: number;
  /** Ids of the people left unchanged. */
  skipped: string[];
}

/**
 * Undoes a change, except for people who were changed since, or whose code, email or phone another person has now. Sessions
 * ended by a deletion stay ended.
 * @throws NotFound for another company's change; Conflict if it has been undone or it is too late; Forbidden if the plan has no
 * room for the deleted people.
 */
export async function undoChange(changing: ChangeContext, id: string): Promise<UndoResult> {
  const { app, db, companyId, by, address } = changing;
  const change = await lockChange(db, companyId, id, undoGraceMs);
  if (!change) throw new NotFound();
  if (change.undoneAt) throw new Conflict('id', 'Already undone');
  if (change.isLate) throw new Conflict('id', 'It is too late to undo this');

  // Before people are locked: whoever acts on a follow-up and whoever adds people takes these locks first.
  await lockFollowUp(db, companyId);
  if (change.kind === DirectoryChangeKind.DELETION) await lockCompany(db, companyId);
  const people = await lockUndoCandidates(db, companyId, change);
  const untouched = people.filter(({ isUntouched }) => isUntouched);
  const origin = { by, changeId: id };
  const added = untouched.filter(({ isNew }) => isNew).map((person) => person.id);
  const changed = untouched.filter(({ isNew }) => !isNew).map((person) => person.id);
  if (added.length > 0) {
    // Closes the cases that the same import has opened.
    await app.statuses.undo(db, companyId, added, origin);
    await keepUnfinishedPeople(db, companyId, added);
    await removeAddedPeople(db, companyId, id, added);
    await app.jobs.send(db, 'forget-change', { companyId, changeId: id, address });
  }
  const restorable = await excludeTakenValues(changing, id, changed);
  const addresses = await findAddressesToRestore(db, companyId, id, restorable);
  await mapUniqueViolation(uniqueEmployeeValues, () =>
    restorePeople(db, companyId, id, restorable),
  );
  await recordAccessChanges(app, db, companyId, addresses, { by, role: changing.role });
  const left = new Set(await app.statuses.undo(db, companyId, restorable, origin));
  if (change.kind === DirectoryChangeKind.DELETION) {
    await assertRoom(db, companyId, 0);
    // Cases may have been closed since.
    await deriveStatuses(db, companyId, restorable, origin);
  }
  await cancelErasures(db, companyId, restorable);
  await dropFormerEmployees(db, companyId, restorable);
  await markDaysOfChange(db, companyId, id);
  await deleteOldValues(db, companyId, id);

  const isOfStatus = isStatusKind(change.kind);
  const restored = new Set([
    ...added,
    ...restorable.filter((each) => !isOfStatus || !left.has(each)),
  ]);
  return {
    change: await markUndone(db, companyId, id),
    restored: restored.size,
    skipped: people.map((person) => person.id).filter((person) => !restored.has(person)),
  };
}

/**
 * Excludes people whose old values belong to others now. The current values of an excluded person may be the old ones of another, so
 * this repeats until nobody conflicts.
 */
async function excludeTakenValues(
  { db, companyId }: ChangeContext,
  changeId: string,
  ids: string[],
): Promise<string[]> {
  let left = ids;
  for (;;) {
    // Each round depends on the previous one.
    // oxlint-disable-next-line no-await-in-loop
    const taken = new Set(await findPeopleWithTakenValues(db, companyId, changeId, left));
    if (taken.size === 0) return left;
    left = left.filter((id) => !taken.has(id));
  }
}
