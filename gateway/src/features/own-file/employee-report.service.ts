import { validateSync } from 'class-validator';
import { v7 as uuidv7 } from 'uuid';
import { BadUserInput, Conflict, NotFound } from '../../errors.js';
import { assertMay } from '../../request/auth-checker.js';
import type { RequestContext } from '../../request/context.js';
import { isKeptFromHealth } from '../people/access/access-change.service.js';
import { AuditAction } from '../audit/entries/audit-entry.entity.js';
import { toWords, writeAudit } from '../audit/entries/audit.service.js';
import { listOpenCasesOfPeople, lockPeopleOfCases } from '../cases/register/case.queries.js';
import { CaseClassification } from '../cases/register/disease-case.entity.js';
import { storeNewCase } from '../cases/register/case.service.js';
import { ownCompany } from '../company/profile/company.service.js';
import { todayIn } from '../company/profile/time-zone.js';
import type { ReleaseTest } from '../cases/diseases/disease-enums.js';
import { listUsedDiseases } from '../cases/diseases/diseases.service.js';
import { CreateEmployeeInput } from '../people/directory/employee.inputs.js';
import { lockEmployee } from '../people/directory/employee.queries.js';
import { updateAddresses, updateEmployee } from '../people/directory/employee.service.js';
import { FollowUpActKind, TestResult } from '../cases/follow-up/follow-up-facts.js';
import { listFollowUpsOfPeople } from '../cases/follow-up/follow-up-list.queries.js';
import { addFollowUpAct, announceNothing } from '../cases/follow-up/follow-up.service.js';
import {
  CorrectedField,
  EmployeeReportKind,
  EmployeeReportState,
  StoredReport,
} from './employee-report.entity.js';
import type {
  DecideCorrectionInput,
  ReportSymptomsInput,
  ReportTestInput,
  RequestCorrectionInput,
} from './employee-report.inputs.js';
import { findReport, hasWaitingCorrection } from './employee-report.queries.js';
import type { EmployeeReport, OwnReport } from './employee-report.types.js';
import { takeReportBudget } from './report-budget.js';
import { DiseaseCode } from '../../validation/disease-code.js';
import { lockFollowUp } from '../../database/advisory-locks.js';

/** Directory fields by the value that an employee can have corrected. */
const employeeFields = {
  [CorrectedField.NAME]: 'name',
  [CorrectedField.EMAIL]: 'email',
  [CorrectedField.PHONE]: 'phone',
  [CorrectedField.DEPARTMENT]: 'department',
  [CorrectedField.DESIGNATION]: 'designation',
} as const;

/**
 * Asks the company to correct a value of the viewer's own entry.
 * @throws BadUserInput naming `value`, Conflict naming `field` while a correction of it waits, RateLimited after 10 reports an hour.
 */
export async function requestCorrection(
  context: RequestContext,
  { field, value, note }: RequestCorrectionInput,
): Promise<OwnReport> {
  await takeReportBudget(context);
  const { db, companyId, employeeId } = context;
  assertValue(field, value.trim());
  await lockEmployee(db, companyId, employeeId);
  if (await hasWaitingCorrection(db, companyId, employeeId, field))
    throw new Conflict(
      'field',
      'You have asked for this correction already, and your company has not decided yet',
    );
  const kind = EmployeeReportKind.CORRECTION;
  const report = await storeReport(context, { kind, field, value: value.trim(), note });
  await writeReportAudit(context, AuditAction.EMPLOYEE_REPORTED, report);
  return report;
}

/**
 * Reports symptoms of the viewer. Opens a suspected case, unless the viewer has an open one of the disease.
 * @throws BadUserInput naming `onsetDay` or `disease`, RateLimited after 10 reports an hour.
 */
export async function reportSymptoms(
  context: RequestContext,
  { onsetDay, disease, note }: ReportSymptomsInput,
): Promise<OwnReport> {
  await takeReportBudget(context);
  await assertPast(context, 'onsetDay', onsetDay);
  const reported = {
    kind: EmployeeReportKind.SYMPTOMS,
    day: onsetDay,
    disease: disease ?? (await findDefaultDisease(context)),
    note,
  };
  return reportIllness(context, reported, { onsetDay });
}

/**
 * Reports a test of the viewer. A positive one opens a suspected case, unless the viewer has an open one of the disease; a negative one
 * waits for a decision, because only the company can end a quarantine.
 * @throws BadUserInput naming `takenOn` or `disease`, RateLimited after 10 reports an hour.
 */
export async function reportTest(
  context: RequestContext,
  { takenOn, result, disease, note }: ReportTestInput,
): Promise<OwnReport> {
  await takeReportBudget(context);
  await assertPast(context, 'takenOn', takenOn);
  const reported = { kind: EmployeeReportKind.TEST, day: takenOn, disease, result, note };
  if (result === TestResult.POSITIVE)
    return reportIllness(context, reported, { specimenDay: takenOn });
  await assertUsed(context, disease);
  const report = await storeReport(context, reported);
  await writeReportAudit(context, AuditAction.EMPLOYEE_REPORTED, report);
  return report;
}

/** Stores a report with the open case of its disease, which is opened as suspected if there is none. */
async function reportIllness(
  context: RequestContext,
  reported: Pick<StoredReport, 'kind'> & ReportedValues & { disease: DiseaseCode },
  days: { onsetDay?: string; specimenDay?: string },
): Promise<OwnReport> {
  const { db, companyId, employeeId } = context;
  const { disease } = reported;
  await assertUsed(context, disease);
  await lockPeopleOfCases(db, companyId, [employeeId]);
  const [known] = await listOpenCasesOfPeople(db, companyId, [employeeId], disease);
  // The note stays with the report, because the notes of a case belong to the company.
  const { id: caseId, number } =
    known ??
    (await storeNewCase(context, {
      employee: { id: employeeId },
      disease,
      classification: CaseClassification.SUSPECTED,
      ...days,
    }));
  const report = await storeReport(context, { ...reported, caseId });
  // The state would tell whether the person has a confirmed case already.
  const state = (await isKeptFromHealth(context)) ? EmployeeReportState.WAITING : report.state;
  // One entry for all reports, with or without a new case: an own entry of a new case would tell readers of the log who is ill.
  const detail = `${known ? 'added to' : 'opened'} case C-${number}`;
  await writeReportAudit(context, AuditAction.EMPLOYEE_REPORTED, report, { detail });
  return { ...report, state };
}

/**
 * Decides on a correction or on a report without a case. An accepted correction is written to the directory, and an accepted test to the
 * follow-up of its person, where it can end a quarantine.
 * @throws NotFound for an unknown report; Conflict naming `id` if it was decided already or has a case, or the value that somebody else
 * has; BadUserInput naming `answer` for a refusal without one, or `test` for an accepted test without its kind.
 */
export async function decideCorrection(
  context: RequestContext,
  { id, isAccepted, test, answer }: DecideCorrectionInput,
): Promise<EmployeeReport> {
  const { db, companyId, viewer } = context;
  const found = await findReport(db, companyId, id);
  if (!found) throw new NotFound();
  const isCorrection = found.kind === EmployeeReportKind.CORRECTION;
  assertMay(context, isCorrection ? 'employee:update' : 'case:update', 'id');
  const text = answer?.trim() ?? '';
  if (!isAccepted && text === '')
    throw new BadUserInput('answer', 'Please enter the reason, which the employee can read');
  if (isAccepted && found.kind === EmployeeReportKind.TEST) {
    if (!test) throw new BadUserInput('test', 'Please select a kind of test');
    // Before the person, as every act on a follow-up locks them.
    await lockFollowUp(db, companyId);
  }
  // The second of two concurrent decisions must see the first.
  await lockEmployee(db, companyId, found.employeeId);
  const report = await findReport(db, companyId, id);
  if (!report) throw new NotFound();
  if (report.caseNumber !== null)
    throw new Conflict('id', `Please decide on case C-${report.caseNumber} instead`);
  if (report.state !== EmployeeReportState.WAITING)
    throw new Conflict('id', 'Somebody has decided this already');
  if (isAccepted) await applyCorrection(context, report);
  if (isAccepted && test) await applyTest(context, report, test);
  const manager = await db.manager();
  await manager.update(
    StoredReport,
    { companyId, id },
    {
      state: isAccepted ? EmployeeReportState.ACCEPTED : EmployeeReportState.DECLINED,
      decidedAt: new Date(),
      decidedBy: viewer?.email ?? null,
      answer: text,
    },
  );
  await writeReportAudit(context, AuditAction.EMPLOYEE_REPORT_DECIDED, report, {
    employeeId: found.employeeId,
  });
  const decided = await findReport(db, companyId, id);
  if (!decided) throw new Error('The report is missing');
  return decided;
}

async function applyCorrection(context: RequestContext, report: EmployeeReport): Promise<void> {
  const { employeeId, field, value, reportedAt } = report;
  if (field === null || field === CorrectedField.OTHER || value === null) return;
  const key = employeeFields[field];
  if (key === 'email' || key === 'phone')
    await updateAddresses(context, employeeId, { [key]: value, requestedAt: reportedAt });
  else await updateEmployee(context, { employee: { id: employeeId }, [key]: value });
}

/** Adds an accepted test to the follow-up of its person; nothing if there is none. */
async function applyTest(
  context: RequestContext,
  { kind, employeeId, disease, day, result }: EmployeeReport,
  test: ReleaseTest,
): Promise<void> {
  if (kind !== EmployeeReportKind.TEST || disease === null) return;
  const { db, companyId } = context;
  const [followUp] = await listFollowUpsOfPeople(db, companyId, disease, [employeeId]);
  if (!followUp) return;
  const act = { kind: FollowUpActKind.TESTED, day, test, result };
  await addFollowUpAct(context, { followUpIds: [followUp.id], ...act }, announceNothing);
}

/** @throws BadUserInput naming `value` if the directory would refuse it. */
function assertValue(field: CorrectedField, value: string): void {
  if (field === CorrectedField.OTHER) return;
  const input = Object.assign(new CreateEmployeeInput(), { [employeeFields[field]]: value });
  const [error] = validateSync(input, { skipMissingProperties: true, stopAtFirstError: true });
  const [message] = Object.values(error?.constraints ?? {});
  if (message !== undefined) throw new BadUserInput('value', message);
}

async function assertPast(context: RequestContext, field: string, day: string): Promise<void> {
  const { timeZone } = await ownCompany(context);
  if (day > todayIn(timeZone)) throw new BadUserInput(field, 'The day cannot be after today');
  if (day < '1900-01-01') throw new BadUserInput(field, 'Please enter a day from 1900-01-01 on');
}

async function findDefaultDisease(context: RequestContext): Promise<DiseaseCode> {
  const used = await listUsedDiseases(context);
  const [first] = used;
  if (!first) throw notUsed();
  return used.includes(DiseaseCode.COVID_19) ? DiseaseCode.COVID_19 : first;
}

/** @throws BadUserInput naming `disease` if the company does not use it. */
async function assertUsed(context: RequestContext, disease: DiseaseCode): Promise<void> {
  if (!(await listUsedDiseases(context)).includes(disease)) throw notUsed();
}

function notUsed(): BadUserInput {
  return new BadUserInput('disease', 'Your company does not follow this disease');
}

type ReportedValues = Partial<
  Pick<StoredReport, 'field' | 'value' | 'day' | 'disease' | 'result' | 'caseId'>
> & { note?: string | null | undefined };

async function storeReport(
  { db, companyId, employeeId }: RequestContext,
  { note, ...values }: Pick<StoredReport, 'kind'> & ReportedValues,
): Promise<EmployeeReport> {
  const manager = await db.manager();
  const id = uuidv7();
  await manager.insert(StoredReport, {
    companyId,
    id,
    employeeId,
    note: note?.trim() ?? '',
    ...values,
  });
  const stored = await findReport(db, companyId, id);
  if (!stored) throw new Error('The report is missing');
  return stored;
}

async function writeReportAudit(
  context: RequestContext,
  action: AuditAction,
  { kind, field }: OwnReport,
  { employeeId = context.employeeId, detail: added }: { employeeId?: string; detail?: string } = {},
): Promise<void> {
  const corrected =
    field === null || field === CorrectedField.OTHER ? '' : ` of the ${toWords(field)}`;
  const what = toWords(kind) + corrected;
  const detail = [what, added, `employee ${employeeId}`].filter(Boolean).join(', ');
  await writeAudit(context, { companyId: context.companyId, action, detail });
}
