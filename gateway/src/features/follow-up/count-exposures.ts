import { DAY } from '../../durations.js';
import type { Rows } from '../../database/tenant.js';
import type { DiseaseCase } from '../case-status/disease-case.entity.js';
import { findInfectiousWindow } from '../cases/infectious-window.js';
import type { DiseaseFigures } from '../diseases/figures.js';
import { listThresholdHistories } from '../settings/threshold.loaders.js';
import type { ThresholdPeriod } from '../settings/thresholds.js';
import type { Carrier, Exposure, TraceReach } from '../tracing/trace.js';
import {
  type CarrierRecord,
  findCarrierRecords,
  traceContacts,
} from '../tracing/tracing.queries.js';
import { buildCaseExposure, getLastStep } from './case-exposure.js';
import type { ExposureOfPerson, RecountSettings } from './recount.queries.js';

/** Source of the contacts from which exposures are counted. */
export interface ContactReader {
  trace: (
    personId: string,
    window: { from: number; until: number },
    thresholds: readonly ThresholdPeriod[],
    reach: TraceReach,
  ) => Promise<Exposure[]>;
  listRecords: (carriers: readonly Carrier[], until: number) => Promise<CarrierRecord[]>;
}

/** Settings of a company and the figures of a disease, as folding a follow-up needs them. */
export interface FoldSettings extends RecountSettings {
  figures: DiseaseFigures;
}

/** Reads stored contacts, without contested time. */
export function readStoredContacts(db: Rows, companyId: string): ContactReader {
  return {
    trace: (personId, { from, until }, thresholds, reach) =>
      traceContacts(db, companyId, personId, from, until, thresholds, reach),
    listRecords: (carriers, until) => findCarrierRecords(db, companyId, carriers, until),
  };
}

/** Finds whom a case exposes within its infectious window. */
export async function countExposures(
  db: Rows,
  infecting: DiseaseCase,
  { figures, levels, timeZone, forgottenBefore }: FoldSettings,
  before: readonly ExposureOfPerson[],
  contacts: ContactReader,
  now: number,
): Promise<{ traced: Exposure[]; exposures: ExposureOfPerson[]; latencyMs: number }> {
  const window = findInfectiousWindow(infecting, figures, timeZone, now);
  const latencyMs = (figures.latentDays ?? 0) * DAY;
  const [thresholds = []] = await listThresholdHistories(db, [infecting.companyId]);
  const traced = await contacts.trace(infecting.employeeId, window, thresholds, {
    latencyMs,
    levels,
  });
  const counted = await describeExposures(contacts, infecting, traced, window.until, thresholds);
  return { traced, exposures: keepForgotten(before, counted, forgottenBefore), latencyMs };
}

/** Extends traced exposures to the last contact with the carrier of each path. */
async function describeExposures(
  contacts: ContactReader,
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
    await contacts.listRecords(since, until),
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

/** Keeps exposures that were found earlier, in records that have been deleted since. */
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
  const foundIds = new Set(found.map(({ personId }) => personId));
  return [...found, ...[...forgotten.values()].filter(({ personId }) => !foundIds.has(personId))];
}
