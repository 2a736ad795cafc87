import { DAY } from '../../../durations.js';
import type { Rows } from '../../../database/tenant.js';
import type { DiseaseCase } from '../register/disease-case.entity.js';
import { findInfectiousWindow } from '../register/infectious-window.js';
import type { DiseaseFigures } from '../diseases/figures.js';
import { listThresholdHistories } from '../../company/settings/threshold.loaders.js';
import type { ThresholdPeriod } from '../../company/settings/thresholds.js';
import type { CorroboratedExposure } from '../../contacts/tracing/corroborated.js';
import { computeContinuousContacts } from '../../contacts/tracing/continuous.js';
import { type CountedTime, findEpisodes } from '../../contacts/tracing/episodes.js';
import type { Carrier, Exposure } from '../../contacts/tracing/trace.js';
import {
  findCarrierRecords,
  traceContacts,
  traceCorroboratedContacts,
} from '../../contacts/tracing/tracing.queries.js';
import { buildCaseExposure, getLastStep } from './case-exposure.js';
import type { CaseExposure } from './follow-up-facts.js';
import {
  type ExposureOfPerson,
  listErasedPeople,
  listWithdrawnContacts,
  type RecountSettings,
} from './recount.queries.js';

/** Settings of a company and the figures of a disease, as computing a follow-up needs them. */
export interface FollowUpSettings extends RecountSettings {
  figures: DiseaseFigures;
}

/**
 * Finds whom a case exposes within its infectious window, without people whose data was erased.
 * @returns also the carriers: everybody but the person of the case who can pass the disease on to somebody whom the company follows up.
 */
export async function countExposures(
  db: Rows,
  infecting: DiseaseCase,
  { figures, levels, timeZone, forgottenBefore }: FollowUpSettings,
  before: readonly ExposureOfPerson[],
  now: number,
): Promise<{ exposures: ExposureOfPerson[]; carriers: Carrier[] }> {
  const window = findInfectiousWindow(infecting, figures, timeZone, now);
  const latencyMs = (figures.latentDays ?? 0) * DAY;
  const [thresholds = []] = await listThresholdHistories(db, [infecting.companyId]);
  const { companyId, employeeId } = infecting;
  const { from, until } = window;
  const reach = { latencyMs, levels };
  const traced = await traceContacts(db, companyId, employeeId, from, until, thresholds, reach);
  // Most cases expose nobody, and then nothing has to be corroborated.
  const corroborated =
    traced.length > 0 || before.length > 0
      ? await traceCorroboratedContacts(db, companyId, employeeId, from, until, thresholds, reach)
      : { exposures: [], carriers: [] };
  const described = {
    caseId: infecting.id,
    caseNumber: infecting.number,
    caseOpenedAt: 0,
    caseDayZero: '',
  };
  const counted = await describeExposures(
    db,
    companyId,
    described,
    traced,
    corroborated.exposures,
    until,
    thresholds,
  );
  const forgotten = before.filter(
    ({ exposedAt }) => forgottenBefore !== null && exposedAt < forgottenBefore,
  );
  const withdrawn = await findWithdrawnExposures(db, infecting, forgotten, window, thresholds);
  const exposures = keepExposuresOfDeletedRecords(
    forgotten.filter((exposure) => !withdrawn.has(exposure)),
    counted,
    forgottenBefore,
  );
  const carriers = [
    ...traced
      .filter(({ level }) => level < levels)
      .map(({ personId: id, exposedAt }) => ({ id, since: exposedAt + latencyMs })),
    ...corroborated.carriers.filter(({ id }) => id !== employeeId),
  ];
  const people = new Set([
    ...exposures.map(({ personId }) => personId),
    ...carriers.map(({ id }) => id),
  ]);
  const erased = await listErasedPeople(db, companyId, [...people]);
  return {
    exposures: exposures.filter(({ personId }) => !erased.has(personId)),
    carriers: carriers.filter(({ id }) => !erased.has(id)),
  };
}

/** Extends traced exposures to the last contact with the carrier of each path. */
async function describeExposures(
  db: Rows,
  companyId: string,
  described: Pick<CaseExposure, 'caseId' | 'caseNumber' | 'caseOpenedAt' | 'caseDayZero'>,
  traced: readonly Exposure[],
  corroborated: readonly CorroboratedExposure[],
  until: number,
  thresholds: readonly ThresholdPeriod[],
): Promise<ExposureOfPerson[]> {
  const steps = [
    ...traced.map(getLastStep),
    ...corroborated.map(({ carrierId, countedFrom }) => ({ carrierId, from: countedFrom })),
  ];
  const since = [...Map.groupBy(steps, ({ carrierId }) => carrierId)].map(([id, ofCarrier]) => ({
    id,
    since: Math.min(...ofCarrier.map(({ from }) => from)),
  }));
  const records = Map.groupBy(
    await findCarrierRecords(db, companyId, since, until),
    ({ carrierId, personId, source }) => `${carrierId} ${personId} ${source}`,
  );
  const tracedById = new Map(traced.map((exposure) => [exposure.personId, exposure]));
  const corroboratedById = new Map(corroborated.map((exposure) => [exposure.personId, exposure]));
  const personIds = new Set([...tracedById.keys(), ...corroboratedById.keys()]);
  return [...personIds].map((personId) => ({
    ...buildCaseExposure(
      tracedById.get(personId) ?? null,
      corroboratedById.get(personId) ?? null,
      described,
      (carrierId, source) => records.get(`${carrierId} ${personId} ${source}`) ?? [],
      until,
      thresholds,
    ),
    personId,
  }));
}

/**
 * Finds the exposures that nothing but a contact told by hand has caused, which was withdrawn since: those from the moment at which it
 * reached the threshold. The source of an exposure alone does not say so, because it is that of the last contact.
 */
async function findWithdrawnExposures(
  db: Rows,
  { companyId, id: caseId }: DiseaseCase,
  exposures: readonly ExposureOfPerson[],
  time: CountedTime,
  thresholds: readonly ThresholdPeriod[],
): Promise<Set<ExposureOfPerson>> {
  const told = exposures.filter(({ level, source }) => level === 1 && source === 'manual');
  if (told.length === 0) return new Set();
  const contacts = await listWithdrawnContacts(db, companyId, caseId);
  return new Set(
    told.filter(({ personId, exposedAt }) =>
      contacts
        .filter((contact) => contact.personId === personId)
        .flatMap((contact) => computeContinuousContacts(findEpisodes([contact], time), thresholds))
        .some(({ reachedAt }) => reachedAt === exposedAt),
    ),
  );
}

/** Keeps exposures that were found earlier, in records that have been deleted since. */
function keepExposuresOfDeletedRecords(
  deleted: readonly ExposureOfPerson[],
  counted: readonly ExposureOfPerson[],
  forgottenBefore: number | null,
): ExposureOfPerson[] {
  const forgotten = new Map(
    deleted.map(({ corroborated, ...exposure }) => {
      const isKept =
        corroborated !== null &&
        forgottenBefore !== null &&
        corroborated.exposedAt < forgottenBefore;
      return [exposure.personId, { ...exposure, corroborated: isKept ? corroborated : null }];
    }),
  );
  const found = counted.map((exposure) => {
    const known = forgotten.get(exposure.personId);
    return known ? { ...exposure, ...mergeForgotten(exposure, known) } : exposure;
  });
  const foundIds = new Set(found.map(({ personId }) => personId));
  return [...found, ...[...forgotten.values()].filter(({ personId }) => !foundIds.has(personId))];
}

function mergeForgotten(
  { exposedAt, corroborated }: ExposureOfPerson,
  known: ExposureOfPerson,
): Pick<ExposureOfPerson, 'exposedAt' | 'corroborated'> {
  return {
    exposedAt: Math.min(exposedAt, known.exposedAt),
    corroborated:
      corroborated && known.corroborated
        ? {
            ...corroborated,
            exposedAt: Math.min(corroborated.exposedAt, known.corroborated.exposedAt),
          }
        : (corroborated ?? known.corroborated),
  };
}
