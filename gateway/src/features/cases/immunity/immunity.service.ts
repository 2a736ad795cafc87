import { v7 as uuidv7 } from 'uuid';
import { BadUserInput, Conflict, NotFound } from '../../../errors.js';
import { markCasesOfExposed } from '../../../jobs/mark-cases.js';
import type { RequestContext } from '../../../request/context.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { findPeopleByIds } from '../../people/directory/employee.queries.js';
import { listUsedDiseases, loadFigures } from '../diseases/diseases.service.js';
import { findEvidenceErrors, parseRow, type TrimmedRow, trimRow } from './evidence-rules.js';
import { type ImmunityEvidence, ImmunityEvidenceState } from './immunity-evidence.entity.js';
import type {
  DecideImmunityInput,
  EvidenceFields,
  ImportImmunityInput,
  RecordImmunityInput,
  WithdrawImmunityInput,
} from './immunity.inputs.js';
import {
  countWaiting,
  decideEvidence,
  evidenceOfPerson,
  findEvidence,
  findNamedPeople,
  type NewEvidence,
  storeEvidence,
} from './immunity.queries.js';
import {
  type ImmunityImport,
  type ImmunityRow,
  ImmunityRowOutcome,
  type PersonImmunity,
  type RecordImmunityPayload,
} from './immunity.types.js';
import { judgeImmunity } from './judge-immunity.js';

/** Most pieces of evidence of a person that may wait for a decision. */
const maxWaiting = 20;

/**
 * Records the same evidence for people of the directory. Who has it already keeps it.
 * @throws BadUserInput naming the invalid fields.
 */
export async function recordImmunity(
  context: RequestContext,
  input: RecordImmunityInput,
): Promise<RecordImmunityPayload> {
  const { db, companyId } = context;
  const ids = [...new Set(input.employeeIds)];
  const errors = findEvidenceErrors(input, await findToday(context));
  const people = await findPeopleByIds(db, companyId, ids);
  if (people.length < ids.length)
    errors.push({ field: 'employeeIds', message: 'Not everybody is in the directory any more' });
  if (errors.length > 0) throw new BadUserInput(errors);
  const evidence = ids.map((employeeId) => toEvidence(employeeId, input));
  const { batchId, added } = await store(context, evidence);
  return { batchId, added, unchanged: ids.length - added };
}

/**
 * Records the rows of a file that have no mistake.
 * @param isPreview whether to store nothing, and only say what would happen.
 */
export async function importImmunity(
  context: RequestContext,
  { rows: entered, batchId: earlier }: ImportImmunityInput,
  isPreview: boolean,
): Promise<ImmunityImport> {
  const { db, companyId } = context;
  const today = await findToday(context);
  const typed = entered.map(trimRow);
  const names = [...new Set(typed.map(({ employee }) => employee))];
  const people = Map.groupBy(await findNamedPeople(db, companyId, names), ({ name }) => name);
  const seen = new Set<string>();
  const evidence: NewEvidence[] = [];
  const rows = typed.map((row, index): ImmunityRow => {
    const parsed = parseNamedRow(row, people.get(row.employee) ?? [], today);
    const entry = { row: index + 1, field: null, problem: null };
    if ('message' in parsed) {
      const { field, message: problem } = parsed;
      return { ...entry, outcome: ImmunityRowOutcome.REFUSED, field, problem };
    }
    const key = formatKey(parsed);
    if (seen.has(key)) return { ...entry, outcome: ImmunityRowOutcome.UNCHANGED };
    seen.add(key);
    evidence.push(parsed);
    return { ...entry, outcome: ImmunityRowOutcome.ADDED };
  });
  logAccess(context, PersonReadKind.HEALTH, [
    ...new Set(evidence.map(({ employeeId }) => employeeId)),
  ]);
  await markKnownRows(context, rows, evidence);
  const { batchId, added } = isPreview
    ? { batchId: null, added: count(rows, ImmunityRowOutcome.ADDED) }
    : await store(context, evidence, earlier);
  return {
    batchId: earlier ?? (added === 0 ? null : batchId),
    added,
    unchanged: count(rows, ImmunityRowOutcome.UNCHANGED),
    refused: count(rows, ImmunityRowOutcome.REFUSED),
    rows,
  };
}

function count(rows: readonly ImmunityRow[], outcome: ImmunityRowOutcome): number {
  return rows.filter((row) => row.outcome === outcome).length;
}

function parseNamedRow(
  row: TrimmedRow,
  people: readonly { id: string }[],
  today: string,
): NewEvidence | { field: string; message: string } {
  const { employee } = row;
  const [person, ...others] = people;
  if (employee === '')
    return { field: 'employee', message: 'Please enter an employee code or an email address' };
  if (!person)
    return {
      field: 'employee',
      message: `'${employee}' is no employee code or email address of the directory`,
    };
  if (others.length > 0)
    return {
      field: 'employee',
      message: `'${employee}' is the code of one person and the address of another`,
    };
  const parsed = parseRow(row, today);
  return 'message' in parsed ? parsed : toEvidence(person.id, parsed);
}

/** Changes the outcome of rows that are added to UNCHANGED where the same evidence counts already. */
async function markKnownRows(
  context: RequestContext,
  rows: ImmunityRow[],
  evidence: readonly NewEvidence[],
): Promise<void> {
  const people = [...new Set(evidence.map(({ employeeId }) => employeeId))];
  const stored = await context.loader(evidenceOfPerson).loadMany(people);
  const known = new Set(
    stored
      .flatMap((ofPerson) => (ofPerson instanceof Error ? [] : ofPerson))
      .filter(({ state }) => state === ImmunityEvidenceState.ACCEPTED)
      .map(formatKey),
  );
  const added = rows.filter(({ outcome }) => outcome === ImmunityRowOutcome.ADDED);
  added.forEach((row, index) => {
    if (known.has(formatKey(evidence[index]!))) row.outcome = ImmunityRowOutcome.UNCHANGED;
  });
}

/** Formats the values of which each person has at most one piece of evidence that counts. */
function formatKey(evidence: NewEvidence): string {
  const { employeeId, disease, kind, day, isImmune, doses, validUntil } = evidence;
  return [employeeId, disease, kind, day, isImmune, doses ?? 0, validUntil].join(' ');
}

/**
 * Withdraws evidence that counts: one piece, or all that was recorded together.
 * @throws NotFound if nobody in the directory has the piece; Conflict naming `id` if it does not count.
 */
export async function withdrawImmunity(
  context: RequestContext,
  selection: WithdrawImmunityInput,
): Promise<ImmunityEvidence[]> {
  const { db, companyId, viewer } = context;
  if (selection.id && !(await findEvidence(db, companyId, selection.id))) throw new NotFound();
  const withdrawn = await decideEvidence(db, companyId, selection, ImmunityEvidenceState.ACCEPTED, {
    state: ImmunityEvidenceState.WITHDRAWN,
    decidedBy: viewer?.email ?? null,
    answer: '',
  });
  if (selection.id && withdrawn.length === 0)
    throw new Conflict('id', 'This evidence does not count any more');
  await finish(context, AuditAction.IMMUNITY_WITHDRAWN, withdrawn);
  return withdrawn;
}

/**
 * Stores evidence that an employee hands in, which waits for a decision. Evidence that waits or counts already is left as it is.
 * @throws BadUserInput naming the invalid fields.
 */
export async function handInImmunity(
  context: RequestContext,
  employeeId: string,
  input: EvidenceFields,
): Promise<ImmunityEvidence> {
  const { db, companyId } = context;
  const errors = findEvidenceErrors(input, await findToday(context));
  if (!(await listUsedDiseases(context)).includes(input.disease))
    errors.push({ field: 'disease', message: 'Your company does not follow this disease' });
  if ((await countWaiting(db, companyId, employeeId)) >= maxWaiting)
    errors.push({ field: 'day', message: 'Please wait until your earlier evidence is checked' });
  if (errors.length > 0) throw new BadUserInput(errors);
  const evidence = toEvidence(employeeId, input);
  const key = formatKey(evidence);
  const { ACCEPTED, WAITING } = ImmunityEvidenceState;
  const findKnown = async () => {
    context.loader(evidenceOfPerson).clear(employeeId);
    const all = await context.loader(evidenceOfPerson).load(employeeId);
    return all.find((one) => [ACCEPTED, WAITING].includes(one.state) && formatKey(one) === key);
  };
  const known = await findKnown();
  if (known) return known;
  await storeEvidence(db, companyId, uuidv7(), WAITING, null, [evidence]);
  await writeAudit(context, {
    companyId,
    action: AuditAction.EMPLOYEE_REPORTED,
    detail: `immunity, employee ${employeeId}`,
  });
  return (await findKnown())!;
}

/**
 * Accepts or declines evidence that an employee handed in.
 * @throws NotFound; BadUserInput naming `answer` if it is declined without one; Conflict naming `id` if it was decided before.
 */
export async function decideImmunity(
  context: RequestContext,
  { id, isAccepted, answer }: DecideImmunityInput,
): Promise<ImmunityEvidence> {
  const { db, companyId, viewer } = context;
  const waiting = await findEvidence(db, companyId, id);
  if (!waiting) throw new NotFound();
  const explained = isAccepted ? '' : (answer?.trim() ?? '');
  if (!isAccepted && explained === '')
    throw new BadUserInput('answer', 'Please explain to the employee why');
  const state = isAccepted ? ImmunityEvidenceState.ACCEPTED : ImmunityEvidenceState.DECLINED;
  const decision = { state, decidedBy: viewer?.email ?? null, answer: explained };
  const { WAITING } = ImmunityEvidenceState;
  const [decided] = await decideEvidence(db, companyId, { id }, WAITING, decision);
  if (!decided) throw new Conflict('id', 'This evidence was decided on already');
  await recount(context, [decided]);
  await writeAudit(context, {
    companyId,
    action: AuditAction.EMPLOYEE_REPORT_DECIDED,
    detail: `immunity, employee ${decided.employeeId}`,
  });
  return decided;
}

/** Judges a person's immunity today to each disease that the company uses. */
export async function judgeToday(
  context: RequestContext,
  employeeId: string,
): Promise<PersonImmunity[]> {
  const today = await findToday(context);
  const figures = await loadFigures(context);
  const evidence = (await context.loader(evidenceOfPerson).load(employeeId)).filter(
    ({ state }) => state === ImmunityEvidenceState.ACCEPTED,
  );
  return (await listUsedDiseases(context)).map((disease) => {
    const ofDisease = evidence.filter((one) => one.disease === disease);
    const { status } = judgeImmunity(ofDisease, figures[disease].immunity, today, today);
    return { disease, status };
  });
}

async function findToday(context: RequestContext): Promise<string> {
  return todayIn((await ownCompany(context)).timeZone);
}

function toEvidence(employeeId: string, entered: EvidenceFields): NewEvidence {
  const { disease, kind, day, doses, isImmune, validUntil, document } = entered;
  return {
    id: uuidv7(),
    employeeId,
    disease,
    kind,
    day,
    doses: doses ?? null,
    isImmune: isImmune ?? true,
    validUntil: validUntil ?? null,
    document: document?.trim() ?? '',
  };
}

async function store(
  context: RequestContext,
  evidence: readonly NewEvidence[],
  earlierBatchId?: string | null,
): Promise<{ batchId: string; added: number }> {
  const { db, companyId, viewer } = context;
  const batchId = earlierBatchId ?? uuidv7();
  const { ACCEPTED } = ImmunityEvidenceState;
  const by = viewer?.email ?? null;
  const stored = await storeEvidence(db, companyId, batchId, ACCEPTED, by, evidence);
  await finish(context, AuditAction.IMMUNITY_RECORDED, stored);
  return { batchId, added: stored.length };
}

type ChangedEvidence = Pick<ImmunityEvidence, 'employeeId' | 'disease'>;

/** Writes the audit log, which says nothing about the evidence, and recounts the cases that exposed its people. */
async function finish(
  context: RequestContext,
  action: AuditAction,
  changed: readonly ChangedEvidence[],
): Promise<void> {
  if (changed.length === 0) return;
  await recount(context, changed);
  const people = new Set(changed.map(({ employeeId }) => employeeId)).size;
  const detail = people === 1 ? '1 person' : `${people} people`;
  await writeAudit(context, { companyId: context.companyId, action, detail });
}

/** Marks the cases that exposed the people of changed evidence for a recount. */
async function recount(
  context: RequestContext,
  changed: readonly ChangedEvidence[],
): Promise<void> {
  const { db, companyId } = context;
  for (const [disease, ofDisease] of Map.groupBy<DiseaseCode, ChangedEvidence>(
    changed,
    (one) => one.disease,
  ))
    await markCasesOfExposed(
      db,
      companyId,
      disease,
      ofDisease.map(({ employeeId }) => employeeId),
    );
  for (const { employeeId } of changed) context.loader(evidenceOfPerson).clear(employeeId);
}
