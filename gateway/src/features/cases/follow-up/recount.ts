import { MINUTE } from '../../../durations.js';
import { getNow, type Rows } from '../../../database/tenant.js';
import { listJudgedEvidence } from '../immunity/immunity.queries.js';
import { findDismissal } from '../register/case-values.js';
import { findInfectiousWindow } from '../register/infectious-window.js';
import { findFigures } from '../diseases/diseases.service.js';
import type { Carrier } from '../../contacts/tracing/trace.js';
import { wakeRecount } from '../../../jobs/mark-cases.js';
import { countExposures, type FollowUpSettings } from './count-exposures.js';
import { computeFollowUp } from './compute-follow-up.js';
import type { CaseExposure, FollowUpRow } from './follow-up-facts.js';
import { PlanStepStatus } from './plan-steps.js';
import { type RecordedEvent, recordEvents } from '../../company/events/record-events.js';
import { EventKind } from '../../company/events/event-kind.js';
import {
  type ChangedRow,
  dropRows,
  listActsOfPeople,
  listOwnCases,
  storeRows,
} from './follow-up.queries.js';
import {
  type CarrierOfCase,
  dropCaseMarks,
  type ExposureOfPerson,
  findRecountedCase,
  findRecountSettings,
  listExposuresOfPeople,
  listStoredExposures,
  markCaseAt,
  type MarkedCase,
  type RecountedCase,
  replaceCarriers,
  replaceExposures,
} from './recount.queries.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';
import { lockFollowUp } from '../../../database/advisory-locks.js';

/**
 * Time after which all uploads have ended that began before a carrier was stored. Such an upload may have missed the carrier and so
 * not have marked the case. Its statement takes 30 seconds at most.
 */
const uploadsEndWithinMs = MINUTE;

/**
 * Recounts all exposures of a case from records, and computes the rows of everybody affected.
 * @returns whether automatic notices are due.
 */
export async function recountCase(db: Rows, marked: MarkedCase): Promise<boolean> {
  const { companyId } = marked;
  await lockFollowUp(db, companyId);
  const marks = await dropCaseMarks(db, marked);
  if (marks.length === 0) return false;
  const infecting = await findRecountedCase(db, marked);
  if (!infecting) return false;
  const settings = await findFollowUpSettings(db, companyId, infecting.disease);
  const before = await listStoredExposures(db, marked);
  const after = await recountExposures(db, infecting, settings, before);
  const people = [infecting.employeeId, ...[...before, ...after].map(({ personId }) => personId)];
  const { changes, steps } = await storeFollowUps(
    db,
    companyId,
    infecting.disease,
    people,
    settings,
    null,
  );
  const now = getNow(db).getTime();
  const next = [
    Math.min(...changes.map(({ changesAt }) => changesAt)),
    Math.max(...marks.filter((moment) => moment > now && moment <= now + uploadsEndWithinMs)),
  ];
  for (const moment of next) if (Number.isFinite(moment)) await markCaseAt(db, marked, moment);
  await wakeRecount(db, companyId);
  return settings.informsAtOnce && steps.some((step) => step !== null);
}

/**
 * Computes the rows of people for a disease again after an act. The caller holds the lock of `lockFollowUp`.
 * @param changedBy session in which the act was added; null: not an act.
 */
export async function recomputeFollowUps(
  db: Rows,
  companyId: string,
  disease: DiseaseCode,
  people: readonly string[],
  changedBy: string | null,
): Promise<void> {
  const settings = await findFollowUpSettings(db, companyId, disease);
  const { changes } = await storeFollowUps(db, companyId, disease, people, settings, changedBy);
  for (const [caseId, ofCase] of Map.groupBy(changes, (change) => change.caseId))
    await markCaseAt(
      db,
      { companyId, caseId },
      Math.min(...ofCase.map(({ changesAt }) => changesAt)),
    );
  await wakeRecount(db, companyId);
}

async function findFollowUpSettings(
  db: Rows,
  companyId: string,
  disease: DiseaseCode,
): Promise<FollowUpSettings> {
  const settings = await findRecountSettings(db, companyId);
  return { ...settings, figures: (await findFigures(db, companyId))[disease] };
}

async function recountExposures(
  db: Rows,
  infecting: RecountedCase,
  settings: FollowUpSettings,
  before: readonly ExposureOfPerson[],
): Promise<readonly ExposureOfPerson[]> {
  const { companyId, id: caseId, employeeId } = infecting;
  // The exposures of a dismissed case stay, because it may be reopened after its records were deleted. Those of a case whose person
  // was erased stay for the people whom it exposed.
  if (findDismissal(infecting) !== null || infecting.isErased) {
    await replaceCarriers(db, { companyId, caseId }, []);
    return before;
  }
  // Whoever reports an illness themselves must not be able to fill the work list with people whom they name.
  if (infecting.isUnconfirmed) {
    await replaceCarriers(db, { companyId, caseId }, []);
    await replaceExposures(db, { companyId, caseId }, before, []);
    return [];
  }
  const { figures, timeZone } = settings;
  const now = getNow(db).getTime();
  const { from } = findInfectiousWindow(infecting, figures, timeZone, now);
  const end = findInfectiousWindow(infecting, figures, timeZone, Infinity).until;
  const found = await countExposures(db, infecting, settings, before, now);
  await replaceExposures(db, { companyId, caseId }, before, found.exposures);

  const carriers = findCarriers([{ id: employeeId, since: from }, ...found.carriers], end);
  if (await replaceCarriers(db, { companyId, caseId }, carriers))
    await markCaseAt(db, { companyId, caseId }, now + uploadsEndWithinMs);
  return found.exposures;
}

/** Returns each carrier once, from their earliest moment. */
function findCarriers(carriers: readonly Carrier[], until: number): CarrierOfCase[] {
  return [...Map.groupBy(carriers, ({ id }) => id)]
    .map(([personId, ofPerson]) => ({
      personId,
      from: Math.min(...ofPerson.map(({ since }) => since)),
      until,
    }))
    .filter((carrier) => carrier.from < carrier.until);
}

/**
 * Computes and stores the rows of people.
 * @returns `changes`: when rows will change without a new fact, each with a case that exposed its person; `steps`: the corroborated
 * steps of the rows that were changed.
 */
async function storeFollowUps(
  db: Rows,
  companyId: string,
  disease: DiseaseCode,
  people: readonly string[],
  settings: FollowUpSettings,
  changedBy: string | null,
): Promise<{
  changes: { caseId: string; changesAt: number }[];
  steps: FollowUpRow['corroboratedStep'][];
}> {
  const ids = [...new Set(people)];
  const exposures = await listExposuresOfPeople(db, companyId, disease, ids);
  const rows = await computeRows(db, companyId, disease, ids, settings, exposures);
  const changed = await storeRows(db, companyId, disease, rows, changedBy);
  await recordEvents(db, companyId, findDueEvents(changed));
  await dropRows(
    db,
    companyId,
    disease,
    ids.filter((personId) => !rows.has(personId)),
  );
  const caseIds = new Map(exposures.map(({ personId, caseId }) => [personId, caseId]));
  const changes = [...rows].flatMap(([personId, { changesAt }]) => {
    const caseId = caseIds.get(personId);
    return changesAt === null || caseId === undefined ? [] : [{ caseId, changesAt }];
  });
  return { changes, steps: changed.map(({ corroboratedStep }) => corroboratedStep) };
}

/**
 * Lists the events of rows whose next step can be taken, or is overdue, since they were last stored. A release is none, because quarantine
 * ends by itself; nor is a step of a deleted person, whose row a receiver could not read.
 */
function findDueEvents(rows: readonly ChangedRow[]): RecordedEvent[] {
  return rows.flatMap(({ id, nextStep, stepBefore, stepStatus, statusBefore, isFollowed }) => {
    if (!isFollowed || stepStatus === null || stepStatus === PlanStepStatus.UPCOMING) return [];
    const known = nextStep === stepBefore ? statusBefore : null;
    const canBeTaken = known === null || known === PlanStepStatus.UPCOMING;
    const isOverdue = stepStatus === PlanStepStatus.OVERDUE && known !== PlanStepStatus.OVERDUE;
    return [
      ...(canBeTaken ? [{ kind: EventKind.FOLLOW_UP_DUE, subjectId: id }] : []),
      ...(isOverdue ? [{ kind: EventKind.FOLLOW_UP_OVERDUE, subjectId: id }] : []),
    ];
  });
}

/** Computes the rows of people from their exposures and their stored acts and cases. */
async function computeRows(
  db: Rows,
  companyId: string,
  disease: DiseaseCode,
  ids: readonly string[],
  { figures, levels, timeZone, forgottenBefore }: FollowUpSettings,
  exposures: readonly (CaseExposure & { personId: string })[],
): Promise<ReadonlyMap<string, FollowUpRow>> {
  const acts = await listActsOfPeople(db, companyId, disease, ids);
  const ownCases = await listOwnCases(db, companyId, disease, ids);
  const evidence = await listJudgedEvidence(db, companyId, disease, ids);
  const getExposures = groupByPerson(exposures);
  const getActs = groupByPerson(acts);
  const getOwnCases = groupByPerson(ownCases);
  const getEvidence = groupByPerson(evidence);
  const now = getNow(db).getTime();
  const rows = new Map<string, FollowUpRow>();
  for (const personId of ids) {
    // Acts from before the first kept day belonged to exposures that are deleted, unless an exposure is kept.
    const isExposed = getExposures(personId).length > 0;
    const row = computeFollowUp({
      exposures: getExposures(personId),
      acts: getActs(personId).filter(
        ({ at }) => isExposed || forgottenBefore === null || at >= forgottenBefore,
      ),
      ownCases: getOwnCases(personId),
      immunityEvidence: getEvidence(personId),
      figures,
      levels,
      timeZone,
      now,
    });
    if (row) rows.set(personId, row);
  }
  return rows;
}

function groupByPerson<Fact extends { personId: string }>(facts: readonly Fact[]) {
  const byPerson = Map.groupBy(facts, ({ personId }) => personId);
  return (personId: string): readonly Fact[] => byPerson.get(personId) ?? [];
}
