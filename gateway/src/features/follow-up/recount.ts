import { DAY, MINUTE } from '../../durations.js';
import type { Rows } from '../../database/tenant.js';
import { findDismissal } from '../case-status/case-values.js';
import type { DiseaseCase } from '../case-status/disease-case.entity.js';
import { findInfectiousWindow } from '../cases/infectious-window.js';
import { findFigures } from '../diseases/diseases.service.js';
import type { DiseaseFigures } from '../diseases/figures.js';
import { listThresholdHistories } from '../settings/threshold.loaders.js';
import type { ThresholdPeriod } from '../settings/thresholds.js';
import { wakeRecount } from '../stale-days/mark-cases.js';
import type { Exposure } from '../tracing/trace.js';
import { findCarrierRecords, traceContacts } from '../tracing/tracing.queries.js';
import { buildCaseExposure, getLastStep } from './case-exposure.js';
import { foldFollowUp } from './fold.js';
import type { CaseExposure, FollowUpRow } from './follow-up-facts.js';
import { dropRows, listActsOfPeople, listOwnCases, storeRows } from './follow-up.queries.js';
import {
  type CarrierOfCase,
  dropCaseMarks,
  type ExposureOfPerson,
  findRecountedCase,
  findRecountSettings,
  listExposuresOfPeople,
  listStoredExposures,
  lockFollowUp,
  markCaseAt,
  type MarkedCase,
  type RecountSettings,
  replaceCarriers,
  replaceExposures,
} from './recount.queries.js';

/**
 * Time after which every upload that began before a carrier was stored has ended: the statement that stores its records, which
 * takes 30 seconds at most, did not see the carrier and marked nothing.
 */
const uploadsEndWithinMs = MINUTE;

/** Figures and settings of a company that rows are folded with. */
interface Setting extends RecountSettings {
  figures: DiseaseFigures;
}

/**
 * Recounts the exposures of a case from its records, completely, and folds the rows of everybody concerned.
 * @returns whether the case was marked.
 */
export async function recountCase(db: Rows, marked: MarkedCase): Promise<boolean> {
  const { companyId } = marked;
  await lockFollowUp(db, companyId);
  const marks = await dropCaseMarks(db, marked);
  if (marks.length === 0) return false;
  const infecting = await findRecountedCase(db, marked);
  if (!infecting) return true;
  const setting = await findSetting(db, companyId, infecting.disease);
  const before = await listStoredExposures(db, marked);
  const isCounted = findDismissal(infecting) === null && !infecting.isErased;
  // The exposures of a dismissed case stay, for a case that is reopened after its records were deleted, and so do those of a case
  // whose person was erased, for the people whom it exposed.
  const after = isCounted ? await recountExposures(db, infecting, setting, before) : before;
  if (!isCounted) await replaceCarriers(db, marked, []);
  const people = [infecting.employeeId, ...[...before, ...after].map(({ personId }) => personId)];
  const changes = await foldRows(db, companyId, infecting.disease, people, setting, null);
  const now = Date.now();
  const next = [
    Math.min(...changes.map(({ changesAt }) => changesAt)),
    Math.max(...marks.filter((moment) => moment > now && moment <= now + uploadsEndWithinMs)),
  ];
  for (const moment of next) if (Number.isFinite(moment)) await markCaseAt(db, marked, moment);
  await wakeRecount(db, companyId);
  return true;
}

/**
 * Folds the rows of people and a disease after an act. The caller holds the lock of `lockFollowUp`.
 * @param changedBy session of who acted.
 */
export async function refoldPeople(
  db: Rows,
  companyId: string,
  disease: DiseaseCase['disease'],
  people: readonly string[],
  changedBy: string | null,
): Promise<void> {
  const setting = await findSetting(db, companyId, disease);
  const changes = await foldRows(db, companyId, disease, people, setting, changedBy);
  for (const [caseId, ofCase] of Map.groupBy(changes, (change) => change.caseId))
    await markCaseAt(
      db,
      { companyId, caseId },
      Math.min(...ofCase.map(({ changesAt }) => changesAt)),
    );
  await wakeRecount(db, companyId);
}

async function findSetting(
  db: Rows,
  companyId: string,
  disease: DiseaseCase['disease'],
): Promise<Setting> {
  const settings = await findRecountSettings(db, companyId);
  const figures = (await findFigures(db, companyId)).get(disease);
  if (!figures) throw new Error(`The catalogue has no ${disease}`);
  return { ...settings, figures };
}

async function recountExposures(
  db: Rows,
  infecting: DiseaseCase,
  { figures, levels, timeZone, forgottenBefore }: Setting,
  before: readonly ExposureOfPerson[],
): Promise<ExposureOfPerson[]> {
  const { companyId, id: caseId, employeeId } = infecting;
  const now = Date.now();
  const { from, until } = findInfectiousWindow(infecting, figures, timeZone, now);
  const end = findInfectiousWindow(infecting, figures, timeZone, Infinity).until;
  const latencyMs = (figures.latentDays ?? 0) * DAY;
  const [thresholds = []] = await listThresholdHistories(db, [companyId]);
  const traced = await traceContacts(db, companyId, employeeId, from, until, thresholds, {
    latencyMs,
    levels,
  });
  const counted = await describeExposures(db, infecting, traced, until, thresholds);
  const after = keepForgotten(before, counted, forgottenBefore);
  await replaceExposures(db, { companyId, caseId }, before, after);

  const carriers: CarrierOfCase[] = traced
    .filter(({ level }) => level < levels)
    .map(({ personId, exposedAt }) => ({ personId, from: exposedAt + latencyMs, until: end }))
    .concat({ personId: employeeId, from, until: end })
    .filter((carrier) => carrier.from < carrier.until);
  if (await replaceCarriers(db, { companyId, caseId }, carriers))
    await markCaseAt(db, { companyId, caseId }, now + uploadsEndWithinMs);
  return after;
}

/** Describes traced exposures up to the last contact with the carrier of each path. */
async function describeExposures(
  db: Rows,
  infecting: DiseaseCase,
  traced: readonly Exposure[],
  until: number,
  thresholds: readonly ThresholdPeriod[],
): Promise<ExposureOfPerson[]> {
  const steps = traced.map(getLastStep);
  const since = [...Map.groupBy(steps, ({ carrierId }) => carrierId)].map(([id, ofCarrier]) => ({
    id,
    since: Math.min(...ofCarrier.map(({ from }) => from)),
  }));
  const records = Map.groupBy(
    await findCarrierRecords(db, infecting.companyId, since, until),
    ({ carrierId, personId, source }) => `${carrierId} ${personId} ${source}`,
  );
  const described = { caseId: infecting.id, caseNumber: infecting.number, caseOpenedAt: 0 };
  return traced.map((exposure, index) => {
    const { carrierId, personId } = steps[index]!;
    return {
      ...buildCaseExposure(
        exposure,
        described,
        (source) => records.get(`${carrierId} ${personId} ${source}`) ?? [],
        until,
        thresholds,
      ),
      personId,
    };
  });
}

/** Keeps what was found in records that are deleted by now, where the remaining records no longer show it. */
function keepForgotten(
  before: readonly ExposureOfPerson[],
  counted: readonly ExposureOfPerson[],
  forgottenBefore: number | null,
): ExposureOfPerson[] {
  const forgotten = new Map(
    before
      .filter(({ exposedAt }) => forgottenBefore !== null && exposedAt < forgottenBefore)
      .map((exposure) => [exposure.personId, exposure]),
  );
  const found = counted.map((exposure) => {
    const { exposedAt = Infinity } = forgotten.get(exposure.personId) ?? {};
    return { ...exposure, exposedAt: Math.min(exposure.exposedAt, exposedAt) };
  });
  const isFound = new Set(found.map(({ personId }) => personId));
  return [...found, ...[...forgotten.values()].filter(({ personId }) => !isFound.has(personId))];
}

/** Folds and stores the rows of people; returns which change next without a new fact, when, and a case that exposed them. */
async function foldRows(
  db: Rows,
  companyId: string,
  disease: DiseaseCase['disease'],
  people: readonly string[],
  setting: Setting,
  changedBy: string | null,
): Promise<{ caseId: string; changesAt: number }[]> {
  const ids = [...new Set(people)];
  const { rows, exposuresOf } = await computeRows(db, companyId, disease, ids, setting);
  await storeRows(db, companyId, disease, rows, changedBy);
  await dropRows(
    db,
    companyId,
    disease,
    ids.filter((personId) => !rows.has(personId)),
  );
  return [...rows].flatMap(([personId, { changesAt }]) => {
    const caseId = exposuresOf(personId)[0]?.caseId;
    return changesAt === null || caseId === undefined ? [] : [{ caseId, changesAt }];
  });
}

/** Folds the rows of people as other figures would have them, without storing anything. */
export async function previewRows(
  db: Rows,
  companyId: string,
  disease: DiseaseCase['disease'],
  people: readonly string[],
  figures: DiseaseFigures,
): Promise<ReadonlyMap<string, FollowUpRow>> {
  const settings = await findRecountSettings(db, companyId);
  const { rows } = await computeRows(db, companyId, disease, people, { ...settings, figures });
  return rows;
}

/** Folds the rows of people from what is stored of them. */
async function computeRows(
  db: Rows,
  companyId: string,
  disease: DiseaseCase['disease'],
  ids: readonly string[],
  { figures, levels, timeZone, forgottenBefore }: Setting,
): Promise<{
  rows: ReadonlyMap<string, FollowUpRow>;
  exposuresOf: (personId: string) => readonly CaseExposure[];
}> {
  const exposures = await listExposuresOfPeople(db, companyId, disease, ids);
  const acts = await listActsOfPeople(db, companyId, disease, ids);
  const ownCases = await listOwnCases(db, companyId, disease, ids);
  const of = <Fact extends { personId: string }>(facts: readonly Fact[]) => {
    const byPerson = Map.groupBy(facts, ({ personId }) => personId);
    return (personId: string) => byPerson.get(personId) ?? [];
  };
  const [exposuresOf, actsOf, ownCasesOf] = [of(exposures), of(acts), of(ownCases)];
  const now = Date.now();
  const rows = new Map<string, FollowUpRow>();
  for (const personId of ids) {
    // Without a kept exposure nobody can tell whether an old act still has one.
    const isExposed = exposuresOf(personId).length > 0;
    const row = foldFollowUp({
      exposures: exposuresOf(personId),
      acts: actsOf(personId).filter(
        ({ at }) => isExposed || forgottenBefore === null || at >= forgottenBefore,
      ),
      ownCases: ownCasesOf(personId),
      figures,
      levels,
      timeZone,
      now,
    });
    if (row) rows.set(personId, row);
  }
  return { rows, exposuresOf };
}
