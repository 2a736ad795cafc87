import { setTimeout as wait } from 'node:timers/promises';
import type { Rows } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import { runAndRollBack } from '../../../request/run-and-roll-back.js';
import { FollowUpState, FollowUpStep } from './follow-up-facts.js';
import { listDueCases, listPreviewedRows, type PreviewedRow } from './preview.queries.js';
import type { FollowUpChangeCounts } from './preview.types.js';
import { recountCase } from './recount.js';
import { tryLockFollowUp } from '../../../database/advisory-locks.js';

/** Maximum time of a preview, in which it may hold the lock of the follow-up. */
const maxPreviewMs = 1000;
/** Pause between tries to take the lock: whoever waits for it in the database would make recounts wait too. */
const retryLockMs = 50;

/** A follow-up before and after a change; null: there is none. */
export interface PreviewedChange {
  employeeId: string;
  disease: PreviewedRow['disease'];
  before: PreviewedRow | null;
  after: PreviewedRow | null;
}

/**
 * Previews how a change would affect the follow-up of the company: makes the change, recounts the cases that it has marked, and rolls
 * everything back.
 * @param read reads what else to compare, before the change and after the recount.
 * @returns null if the change affects too much to preview it, or others hold the lock of the follow-up.
 * @throws what the change throws; BadUserInput naming `field` if the document has other fields.
 */
export async function previewFollowUp<Result, Read>(
  context: RequestContext,
  field: string,
  change: (trial: RequestContext) => Promise<Result>,
  read: (db: Rows) => Promise<Read>,
): Promise<{ result: Result; before: Read; after: Read; changes: PreviewedChange[] } | null> {
  const preview = async (trial: RequestContext) => {
    const { db, companyId } = trial;
    while (!(await tryLockFollowUp(db, companyId))) await wait(retryLockMs);
    await recountDueCases(db, companyId);
    const rowsBefore = await listPreviewedRows(db, companyId);
    const before = await read(db);
    const result = await change(trial);
    await recountDueCases(db, companyId);
    const rowsAfter = await listPreviewedRows(db, companyId);
    const after = await read(db);
    return { result, before, after, changes: compareRows(rowsBefore, rowsAfter) };
  };
  const run = () => runAndRollBack(context, field, maxPreviewMs, preview);
  // The first run on a connection also plans its statements, and others may have held the lock.
  return (await run()) ?? run();
}

async function recountDueCases(db: Rows, companyId: string): Promise<void> {
  for (const caseId of await listDueCases(db, companyId))
    await recountCase(db, { companyId, caseId });
}

function compareRows(
  before: readonly PreviewedRow[],
  after: readonly PreviewedRow[],
): PreviewedChange[] {
  const getKey = ({ employeeId, disease }: PreviewedRow) => `${employeeId} ${disease}`;
  const rowsBefore = new Map(before.map((row) => [getKey(row), row]));
  const rowsAfter = new Map(after.map((row) => [getKey(row), row]));
  return [...new Map([...rowsBefore, ...rowsAfter])].map(([key, { employeeId, disease }]) => ({
    employeeId,
    disease,
    before: rowsBefore.get(key) ?? null,
    after: rowsAfter.get(key) ?? null,
  }));
}

/** Whether a follow-up is of somebody who is exposed, or has fallen ill since. */
export function isExposed(row: Pick<PreviewedRow, 'state'> | null): boolean {
  return row !== null && row.state !== FollowUpState.NO_LONGER_EXPOSED;
}

/** Whether a change leaves somebody exposed, with another last day of quarantine. */
export function changesQuarantine({ before, after }: PreviewedChange): boolean {
  return (
    isExposed(before) && isExposed(after) && before?.quarantineUntil !== after?.quarantineUntil
  );
}

/** Whether a change leaves somebody exposed, with other steps of the plan or other times for them. */
export function changesPlan({ before, after }: PreviewedChange): boolean {
  return isExposed(before) && isExposed(after) && before?.steps !== after?.steps;
}

/** Counts what changes for people. */
export function countChanges(changes: readonly PreviewedChange[]): FollowUpChangeCounts {
  const count = (matches: (change: PreviewedChange) => boolean) => changes.filter(matches).length;
  const isToInform = (row: PreviewedChange['after']) => row?.nextStep === FollowUpStep.INFORM;
  return {
    newlyToInform: count(({ before, after }) => isToInform(after) && !isToInform(before)),
    noLongerExposed: count(({ before, after }) => isExposed(before) && !isExposed(after)),
    newlyOwedCorrection: count(
      ({ before, after }) => after?.owesCorrection === true && !before?.owesCorrection,
    ),
    changedDates: count(changesQuarantine),
  };
}
