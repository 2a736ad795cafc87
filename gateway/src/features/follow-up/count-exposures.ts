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

/** Reads contacts as the follow-up of a company counts them. */
export interface ContactReader {
  trace: (
    personId: string,
    window: { from: number; until: number },
    thresholds: readonly ThresholdPeriod[],
    reach: TraceReach,
  ) => Promise<Exposure[]>;
  listRecords: (carriers: readonly Carrier[], until: number) => Promise<CarrierRecord[]>;
}

/** Figures and settings of a company that rows are folded with. */
export interface Setting extends RecountSettings {
  figures: DiseaseFigures;
}

/** Reads the contacts that are stored, without contested time. */
export function readStoredContacts(db: Rows, companyId: string): ContactReader {
  return {
    trace: (personId, { from, until }, thresholds, reach) =>
      traceContacts(db, companyId, personId, from, until, thresholds, reach),
    listRecords: (carriers, until) => findCarrierRecords(db, companyId, carriers, until),
  };
}

/** Counts whom a case exposes, by its infectious window and the contacts of a reader. */
export async function countExposures(
  db: Rows,
  infecting: DiseaseCase,
  { figures, levels, timeZone, forgottenBefore }: Setting,
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

/** Describes traced exposures up to the last contact with the carrier of each path. */
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
