import { getNow } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, Conflict, NotFound } from '../../../errors.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { toWords, writeAudit } from '../../audit/entries/audit.service.js';
import { listOpenCasesOfPeople, lockPeopleOfCases } from './case.queries.js';
import { CaseAct, type CaseEntry } from './case-entry.entity.js';
import { type CaseValues, findChangedValues, getCaseValues } from './case-values.js';
import { changeCases, openCases } from './case-writes.js';
import { CaseClassification, CaseOutcome, type DiseaseCase } from './disease-case.entity.js';
import type { PositiveTest } from '../../people/directory/statuses.js';
import { planUndo, undoEntry } from './undo-entries.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { tellMentionedInCase } from './tell-of-case.js';
import { findDisease } from '../diseases/diseases.service.js';
import { findEmployee } from '../../people/directory/employee.service.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import type {
  CloseCaseInput,
  OpenCaseInput,
  ReopenCaseInput,
  UpdateCaseInput,
} from './case.inputs.js';
import { findEntry, findLastClosing, findStoredCase } from './case-list.queries.js';
import { type Clock, enteredMoments, type EnteredMoment, findCaseErrors } from './case-rules.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';
import type { ChangeOrigin } from '../../people/directory/status.queries.js';

/** Finds a case of the viewer's company by its number. @throws NotFound, also for one of a deleted person who was not ill then. */
export async function findCase(context: RequestContext, number: number): Promise<DiseaseCase> {
  const found = await findStoredCase(context.db, context.companyId, { number });
  if (!found) throw new NotFound();
  return found;
}

/**
 * Opens a case.
 * @throws BadUserInput naming the invalid field; Conflict naming `disease` if the person has an open case of it.
 */
export async function openCase(
  context: RequestContext,
  input: OpenCaseInput,
): Promise<DiseaseCase> {
  const opened = await storeNewCase(context, input);
  await writeCaseAudit(context, AuditAction.CASE_OPENED, opened);
  return opened;
}

/**
 * Opens a case as `openCase` does, for a caller that writes its own audit entry.
 * @throws BadUserInput naming the invalid field; Conflict naming `disease` if the person has an open case of it.
 */
export async function storeNewCase(
  context: RequestContext,
  input: OpenCaseInput,
): Promise<DiseaseCase> {
  const { db, companyId } = context;
  const { id: employeeId } = await findEmployee(context, input.employee);
  const clock = await getClock(context);
  await assertInUse(context, input.disease);
  const days = {
    ...mergeOnset({ onsetDay: null, onsetAt: null }, input, clock),
    specimenDay: input.specimenDay ?? null,
    reportedDay: input.reportedDay ?? todayIn(clock.timeZone, clock.now),
    ...mergeMoments(noMoments, input),
  };
  assertValid(days, clock);
  await lockPeopleOfCases(db, companyId, [employeeId]);
  // The person may have been deleted before the lock was granted.
  await findEmployee(context, { id: employeeId });
  await assertNoOpenCase(context, employeeId, input.disease);
  const { disease, classification } = input;
  const notes = input.notes?.trim() ?? '';
  const [opened] = await openCases(
    db,
    companyId,
    [{ employeeId, disease, classification, ...days, notes }],
    getOrigin(context),
  );
  if (!opened) throw new Error('The case was not stored');
  await tellMentionedInCase(context, opened.id, opened.notes);
  return opened;
}

/**
 * Changes the given values of an open case.
 * @throws Conflict naming `version` if it is outdated, or `id` if the case is closed; BadUserInput naming the invalid field.
 */
export async function updateCase(
  context: RequestContext,
  input: UpdateCaseInput,
): Promise<DiseaseCase> {
  const stored = await lockCurrentCase(context, input);
  if (stored.closedAt) throw new Conflict('id', 'This case is closed: reopen it to change it');
  const clock = await getClock(context);
  const current = getCaseValues(stored);
  const values = findChangedValues(stored, {
    ...mergeOnset(current, input, clock),
    classification: input.classification ?? current.classification,
    specimenDay: input.specimenDay === undefined ? current.specimenDay : input.specimenDay,
    reportedDay: input.reportedDay ?? current.reportedDay,
    ...mergeMoments(current, input),
    notes: input.notes === undefined ? current.notes : (input.notes?.trim() ?? ''),
  });
  assertValid({ ...current, ...values }, clock);
  if (Object.keys(values).length === 0) return stored;
  const changed = await applyChange(context, stored, CaseAct.CHANGED, values);
  const { app, db, companyId } = context;
  // Automatic notices wait until somebody has confirmed a case that its person reported.
  if (values.classification) await app.jobs.send(db, 'send-notices', { companyId });
  await writeCaseAudit(context, AuditAction.CASE_CHANGED, changed, Object.keys(values));
  await tellMentionedInCase(context, changed.id, changed.notes, current.notes);
  return changed;
}

/** Closes a case. @throws Conflict naming `version` if it is outdated, or `id` if the case is closed already. */
export async function closeCase(
  context: RequestContext,
  input: CloseCaseInput,
): Promise<DiseaseCase> {
  const stored = await lockCurrentCase(context, input);
  if (stored.closedAt) throw new Conflict('id', 'This case is closed already');
  const { outcome } = input;
  const closed = await applyChange(context, stored, CaseAct.CLOSED, {
    outcome,
    closedAt: getNow(context.db).toISOString(),
    closedBy: context.viewer?.email ?? null,
    ...(outcome === CaseOutcome.NOT_A_CASE
      ? { classification: CaseClassification.NOT_A_CASE }
      : {}),
  });
  await writeCaseAudit(context, AuditAction.CASE_CLOSED, closed, [toWords(outcome)]);
  return closed;
}

/**
 * Opens a closed case again, with the classification that it had.
 * @throws Conflict naming `version` if it is outdated, or `id` if the case or another one of the person and disease is open.
 */
export async function reopenCase(
  context: RequestContext,
  input: ReopenCaseInput,
): Promise<DiseaseCase> {
  const stored = await lockCurrentCase(context, input);
  if (!stored.closedAt) throw new Conflict('id', 'This case is open already');
  await assertNoOpenCase(context, stored.employeeId, stored.disease, 'id');
  // Only this outcome has replaced the classification.
  const closing =
    stored.outcome === CaseOutcome.NOT_A_CASE
      ? await findLastClosing(context.db, context.companyId, stored.id)
      : undefined;
  const reopened = await applyChange(context, stored, CaseAct.REOPENED, {
    outcome: null,
    closedAt: null,
    closedBy: null,
    classification: closing?.before.classification ?? stored.classification,
  });
  await writeCaseAudit(context, AuditAction.CASE_REOPENED, reopened);
  return reopened;
}

/**
 * Undoes an act: restores the values that it replaced. Undoing the opening of a case closes it as opened in error.
 * @throws Conflict naming `id` if it was undone already, or the field that was changed since.
 */
export async function undoCaseEntry(context: RequestContext, id: string): Promise<DiseaseCase> {
  const { db, companyId } = context;
  const found = await findEntry(db, companyId, id);
  if (!found) throw new NotFound();
  const stored = await lockCase(context, found.caseId);
  const entry = await findEntry(db, companyId, id);
  if (!entry) throw new NotFound();
  assertUndoable(entry);
  const origin = getOrigin(context);
  const plan = planUndo(stored, entry, origin);
  if ('changedSince' in plan)
    throw new Conflict(plan.changedSince, 'This was changed again since, so it cannot be undone');
  const { values } = plan;
  if (stored.closedAt && values.closedAt === null)
    await assertNoOpenCase(context, stored.employeeId, stored.disease, 'id');
  assertValid({ ...getCaseValues(stored), ...values }, await getClock(context));
  const undone = await undoEntry(db, companyId, { stored, entry, values }, origin);
  await writeCaseAudit(context, AuditAction.CASE_ACT_UNDONE, undone, [toWords(entry.act)]);
  return undone;
}

/** @throws Conflict naming `id` for an entry that was undone, that undid another one, or that records a manual contact. */
function assertUndoable(entry: CaseEntry): void {
  if (entry.undoneAt) throw new Conflict('id', 'Already undone');
  if (entry.act === CaseAct.UNDONE) throw new Conflict('id', 'An undo cannot be undone');
  if (entry.act === CaseAct.ASSIGNED)
    throw new Conflict('id', 'Please hand the case over again instead');
  if (entry.manualContactId)
    throw new Conflict('id', 'Please withdraw this contact in the list of contacts added by hand');
}

/** Locks a case whose version is still the given one. @throws NotFound, Conflict naming `version`. */
export async function lockCurrentCase(
  context: RequestContext,
  { id, version }: { id: string; version: number },
): Promise<DiseaseCase> {
  const stored = await lockCase(context, id);
  if (stored.version !== version)
    throw new Conflict('version', 'This case was changed by someone else. Reload it.');
  return stored;
}

/** Serialises acts on a case and changes of its person, and returns the case. @throws NotFound */
async function lockCase(context: RequestContext, id: string): Promise<DiseaseCase> {
  const { db, companyId } = context;
  const found = await findStoredCase(db, companyId, { id });
  if (!found) throw new NotFound();
  await lockPeopleOfCases(db, companyId, [found.employeeId]);
  const stored = await findStoredCase(db, companyId, { id });
  if (!stored) throw new NotFound();
  return stored;
}

async function applyChange(
  context: RequestContext,
  stored: DiseaseCase,
  act: CaseAct,
  values: Partial<CaseValues>,
): Promise<DiseaseCase> {
  const change = { stored, act, values };
  const [changed] = await changeCases(context.db, context.companyId, [change], getOrigin(context));
  if (!changed) throw new Error('The case is missing');
  return changed;
}

function getOrigin({ viewer }: RequestContext): ChangeOrigin {
  // The log of a reported case names nobody, because it is kept longer than the employee's address.
  const by = viewer?.employeeId ? null : (viewer?.email ?? null);
  return { by, changeId: null };
}

async function getClock(context: RequestContext): Promise<Clock> {
  const { timeZone } = await ownCompany(context);
  return { timeZone, now: getNow(context.db) };
}

/** Merges day and moment of onset. A moment without a day sets the day, and a new day clears the moment of another day. */
function mergeOnset(
  current: Pick<CaseValues, 'onsetDay' | 'onsetAt'>,
  { onsetDay, onsetAt }: Pick<UpdateCaseInput, 'onsetDay' | 'onsetAt'>,
  { timeZone }: Clock,
): Pick<CaseValues, 'onsetDay' | 'onsetAt'> {
  if (onsetAt)
    return { onsetAt: onsetAt.toISOString(), onsetDay: onsetDay ?? todayIn(timeZone, onsetAt) };
  const day = onsetDay === undefined ? current.onsetDay : onsetDay;
  const keepsMoment = onsetAt === undefined && day === current.onsetDay;
  return { onsetDay: day, onsetAt: keepsMoment ? current.onsetAt : null };
}

/** Merges the moments of a case; absent ones stay as they are. */
function mergeMoments(
  current: Pick<CaseValues, EnteredMoment>,
  input: Pick<UpdateCaseInput, EnteredMoment>,
): Pick<CaseValues, EnteredMoment> {
  const entries = enteredMoments.map((field) => {
    const given = input[field];
    return [field, given === undefined ? current[field] : (given?.toISOString() ?? null)];
  });
  return Object.fromEntries(entries) as Pick<CaseValues, EnteredMoment>;
}

const noMoments = Object.fromEntries(enteredMoments.map((field) => [field, null])) as Record<
  EnteredMoment,
  null
>;

function assertValid(days: Parameters<typeof findCaseErrors>[0], clock: Clock): void {
  const errors = findCaseErrors(days, clock);
  if (errors.length > 0) throw new BadUserInput(errors);
}

/** Asserts a positive test; see `Statuses`. */
export async function assertPositiveTest(
  context: RequestContext,
  { disease, specimenDay }: PositiveTest,
): Promise<void> {
  await assertInUse(context, disease);
  const clock = await getClock(context);
  const reportedDay = todayIn(clock.timeZone, clock.now);
  assertValid({ onsetDay: null, onsetAt: null, specimenDay, reportedDay, ...noMoments }, clock);
}

/** @throws BadUserInput naming `disease` if the company does not use it. */
async function assertInUse(context: RequestContext, disease: DiseaseCode): Promise<void> {
  const { isUsed } = await findDisease(context, disease);
  if (!isUsed)
    throw new BadUserInput(
      'disease',
      'Your company does not use this disease: choose it in the settings first',
    );
}

/** @throws Conflict naming `field` if the person has an open case of the disease. */
async function assertNoOpenCase(
  context: RequestContext,
  employeeId: string,
  disease: DiseaseCode,
  field = 'disease',
): Promise<void> {
  const { db, companyId } = context;
  const [open] = await listOpenCasesOfPeople(db, companyId, [employeeId], disease);
  if (!open) return;
  // The refusal tells of the case.
  logAccess(context, PersonReadKind.CASE, [employeeId]);
  throw new Conflict(
    field,
    `This person has an open case of this disease already: C-${open.number}`,
  );
}

/** Writes an audit entry with the case's number, without values. */
async function writeCaseAudit(
  context: RequestContext,
  action: AuditAction,
  { number }: DiseaseCase,
  words: readonly string[] = [],
): Promise<void> {
  const detail = [...words, `case C-${number}`].join(', ');
  await writeAudit(context, { companyId: context.companyId, action, detail });
}
