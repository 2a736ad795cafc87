import { MINUTE } from '../../durations.js';
import type { Rows } from '../../database/tenant.js';
import { findDismissal } from '../case-status/case-values.js';
import type { DiseaseCase } from '../case-status/disease-case.entity.js';
import { findInfectiousWindow } from '../cases/infectious-window.js';
import { findFigures } from '../diseases/diseases.service.js';
import type { DiseaseFigures } from '../diseases/figures.js';
import { wakeRecount } from '../stale-days/mark-cases.js';
import {
  type ContactReader,
  countExposures,
  readStoredContacts,
  type Setting,
} from './count-exposures.js';
import { foldFollowUp } from './fold.js';
import { type CaseExposure, type FollowUpRow, FollowUpStep } from './follow-up-facts.js';
import { type RecordedEvent, recordWebhookEvents } from '../webhooks/record-events.js';
import { WebhookEvent } from '../webhooks/webhook-enums.js';
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
  lockFollowUp,
  markCaseAt,
  type MarkedCase,
  replaceCarriers,
  replaceExposures,
} from './recount.queries.js';

/**
 * Time after which every upload that began before a carrier was stored has ended: the statement that stores its records, which
 * takes 30 seconds at most, did not see the carrier and marked nothing.
 */
const uploadsEndWithinMs = MINUTE;

/**
 * Recounts the exposures of a case from its records, completely, and folds the rows of everybody concerned.
 * @returns whether notices are due that leave by themselves.
 */
export async function recountCase(db: Rows, marked: MarkedCase): Promise<boolean> {
  const { companyId } = marked;
  await lockFollowUp(db, companyId);
  const marks = await dropCaseMarks(db, marked);
  if (marks.length === 0) return false;
  const infecting = await findRecountedCase(db, marked);
  if (!infecting) return false;
  const setting = await findSetting(db, companyId, infecting.disease);
  const before = await listStoredExposures(db, marked);
  const isCounted = findDismissal(infecting) === null && !infecting.isErased;
  // The exposures of a dismissed case stay, for a case that is reopened after its records were deleted, and so do those of a case
  // whose person was erased, for the people whom it exposed.
  const after = isCounted ? await recountExposures(db, infecting, setting, before) : before;
  if (!isCounted) await replaceCarriers(db, marked, []);
  const people = [infecting.employeeId, ...[...before, ...after].map(({ personId }) => personId)];
  const { changes, steps } = await foldRows(
    db,
    companyId,
    infecting.disease,
    people,
    setting,
    null,
  );
  const now = Date.now();
  const next = [
    Math.min(...changes.map(({ changesAt }) => changesAt)),
    Math.max(...marks.filter((moment) => moment > now && moment <= now + uploadsEndWithinMs)),
  ];
  for (const moment of next) if (Number.isFinite(moment)) await markCaseAt(db, marked, moment);
  await wakeRecount(db, companyId);
  return (
    setting.informsAtOnce &&
    steps.some((step) => step === FollowUpStep.INFORM || step === FollowUpStep.CORRECT)
  );
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
  const { changes } = await foldRows(db, companyId, disease, people, setting, changedBy);
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

/**
 * Finds whom a case would expose by other contacts than those that are stored, without storing anything; null if its exposures would
 * stay as they are.
 */
export async function previewExposures(
  db: Rows,
  marked: MarkedCase,
  contacts: ContactReader,
): Promise<{ infecting: DiseaseCase; exposures: readonly ExposureOfPerson[] } | null> {
  const infecting = await findRecountedCase(db, marked);
  if (!infecting || infecting.isErased || findDismissal(infecting) !== null) return null;
  const setting = await findSetting(db, marked.companyId, infecting.disease);
  const before = await listStoredExposures(db, marked);
  const { exposures } = await countExposures(db, infecting, setting, before, contacts, Date.now());
  return { infecting, exposures };
}

async function recountExposures(
  db: Rows,
  infecting: DiseaseCase,
  setting: Setting,
  before: readonly ExposureOfPerson[],
): Promise<ExposureOfPerson[]> {
  const { companyId, id: caseId, employeeId } = infecting;
  const { figures, levels, timeZone } = setting;
  const now = Date.now();
  const { from } = findInfectiousWindow(infecting, figures, timeZone, now);
  const end = findInfectiousWindow(infecting, figures, timeZone, Infinity).until;
  const contacts = readStoredContacts(db, companyId);
  const {
    traced,
    exposures: after,
    latencyMs,
  } = await countExposures(db, infecting, setting, before, contacts, now);
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

/**
 * Folds and stores the rows of people.
 * @returns which rows change next without a new fact, when, and a case that exposed them; and the next steps of changed rows.
 */
async function foldRows(
  db: Rows,
  companyId: string,
  disease: DiseaseCase['disease'],
  people: readonly string[],
  setting: Setting,
  changedBy: string | null,
): Promise<{
  changes: { caseId: string; changesAt: number }[];
  steps: (FollowUpStep | null)[];
}> {
  const ids = [...new Set(people)];
  const exposures = await listExposuresOfPeople(db, companyId, disease, ids);
  const { rows, exposuresOf } = await computeRows(db, companyId, disease, ids, setting, exposures);
  const changed = await storeRows(db, companyId, disease, rows, changedBy);
  await recordWebhookEvents(db, companyId, findDueEvents(changed));
  await dropRows(
    db,
    companyId,
    disease,
    ids.filter((personId) => !rows.has(personId)),
  );
  const changes = [...rows].flatMap(([personId, { changesAt }]) => {
    const caseId = exposuresOf(personId)[0]?.caseId;
    return changesAt === null || caseId === undefined ? [] : [{ caseId, changesAt }];
  });
  return { changes, steps: changed.map(({ nextStep }) => nextStep) };
}

/** Finds the rows in which something is to be done now that was not before. Quarantine ends by itself. */
function findDueEvents(rows: readonly ChangedRow[]): RecordedEvent[] {
  const due = rows.filter(
    ({ nextStep, stepBefore }) =>
      nextStep !== null && nextStep !== FollowUpStep.RELEASE && nextStep !== stepBefore,
  );
  return due.map(({ id }) => ({ event: WebhookEvent.FOLLOW_UP_DUE, subjectId: id }));
}

/**
 * Folds the rows of people as other figures, or other exposures by some cases, would have them, without storing anything.
 * @param replaced all exposures by cases, in place of those that are stored.
 */
export async function previewRows(
  db: Rows,
  companyId: string,
  disease: DiseaseCase['disease'],
  people: readonly string[],
  figures: DiseaseFigures,
  replaced: readonly NonNullable<Awaited<ReturnType<typeof previewExposures>>>[] = [],
): Promise<ReadonlyMap<string, FollowUpRow>> {
  const settings = await findRecountSettings(db, companyId);
  const stored = await listExposuresOfPeople(db, companyId, disease, people);
  const isReplaced = new Set(replaced.map(({ infecting }) => infecting.id));
  const exposures = [
    ...stored.filter(({ caseId }) => !isReplaced.has(caseId)),
    ...replaced.flatMap(({ infecting, exposures: ofCase }) =>
      ofCase.map((exposure) => ({
        ...exposure,
        caseId: infecting.id,
        caseNumber: infecting.number,
        caseOpenedAt: infecting.openedAt.getTime(),
      })),
    ),
  ];
  const setting = { ...settings, figures };
  const { rows } = await computeRows(db, companyId, disease, people, setting, exposures);
  return rows;
}

/** Folds the rows of people from their exposures and from what else is stored of them. */
async function computeRows(
  db: Rows,
  companyId: string,
  disease: DiseaseCase['disease'],
  ids: readonly string[],
  { figures, levels, timeZone, forgottenBefore }: Setting,
  exposures: readonly (CaseExposure & { personId: string })[],
): Promise<{
  rows: ReadonlyMap<string, FollowUpRow>;
  exposuresOf: (personId: string) => readonly CaseExposure[];
}> {
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
