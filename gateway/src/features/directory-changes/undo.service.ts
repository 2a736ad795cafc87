import { Conflict, NotFound } from '../../errors.js';
import { lockCompany } from '../companies/company.queries.js';
import { assertRoom } from '../subscriptions/plan-access.service.js';
import { markDaysOfChange } from '../stale-days/mark-days.js';
import { type DirectoryChange, DirectoryChangeKind } from './directory-change.entity.js';
import { forgetPeople, lockChange, markUndone } from './directory-change.queries.js';
import type { ChangeContext } from './directory-change.service.js';
import { mapUniqueViolation } from '../../database/unique-violation.js';
import { taken } from '../employees/taken.js';
import { insertStatusChanges } from '../employees/status-change.queries.js';
import {
  cancelErasures,
  findPeopleWithTakenValues,
  restorePeople,
  removeAddedPeople,
  lockUndoCandidates,
} from './undo.queries.js';
import { undoGraceMs } from './undo-times.js';

/** What came of undoing a change. */
export interface UndoResult {
  change: DirectoryChange;
  /** How many people are as they were before; those that the change had added are out again. */
  restored: number;
  /** Ids of the people who were left as they are. */
  leftAlone: string[];
}

/**
 * Puts back what a change did, but for people who were changed since, or whose code, e-mail or phone somebody else has
 * by now: those are left as they are. Sessions that a deletion has ended stay ended.
 * @throws NotFound for a stranger's change; Conflict when it has been undone already, and when it is too late; Forbidden where the
 * plan has no room for the people whom a deletion took out.
 */
export async function undoChange(changing: ChangeContext, id: string): Promise<UndoResult> {
  const { app, db, companyId, by, address } = changing;
  const change = await lockChange(db, companyId, id, undoGraceMs);
  if (!change) throw new NotFound();
  if (change.undoneAt) throw new Conflict('id', 'This has been undone already');
  if (change.isLate) throw new Conflict('id', 'It is too late to undo this');

  // Before anybody is locked: whoever adds people holds the company's lock first.
  if (change.kind === DirectoryChangeKind.DELETION) await lockCompany(db, companyId);
  const people = await lockUndoCandidates(db, companyId, id);
  const untouched = people.filter(({ isUntouched }) => isUntouched);
  const added = untouched.filter(({ isNew }) => isNew).map((person) => person.id);
  const changed = untouched.filter(({ isNew }) => !isNew).map((person) => person.id);
  if (added.length > 0) {
    await removeAddedPeople(db, companyId, id, added);
    await app.jobs.send(db, 'forget-change', { companyId, changeId: id, address });
  }
  const back = await excludeTakenValues(changing, id, changed);
  const statuses = await mapUniqueViolation(taken, () => restorePeople(db, companyId, id, back));
  if (change.kind === DirectoryChangeKind.DELETION) await assertRoom(db, companyId, 0);
  await insertStatusChanges(db, companyId, statuses, { changedBy: by, changeId: id });
  await cancelErasures(db, companyId, back);
  await markDaysOfChange(db, companyId, id);
  await forgetPeople(db, companyId, id);

  const restored = new Set([...added, ...back]);
  return {
    change: await markUndone(db, companyId, id),
    restored: restored.size,
    leftAlone: people.map((person) => person.id).filter((person) => !restored.has(person)),
  };
}

/** Whoever stays behind keeps its values, which may be those of another one: until nobody is in anybody's way. */
async function excludeTakenValues(
  { db, companyId }: ChangeContext,
  changeId: string,
  ids: string[],
): Promise<string[]> {
  let left = ids;
  for (;;) {
    // Each round depends on the one before.
    // oxlint-disable-next-line no-await-in-loop
    const taken = new Set(await findPeopleWithTakenValues(db, companyId, changeId, left));
    if (taken.size === 0) return left;
    left = left.filter((id) => !taken.has(id));
  }
}
