import type { Span } from '../tracing/episodes.js';
import { findLastContact } from '../tracing/last-contact.js';
import { type ContactSource, contactSources, type Exposure } from '../tracing/trace.js';
import type { ThresholdPeriod } from '../settings/thresholds.js';
import type { CaseExposure } from './follow-up-facts.js';

/** The last transmission on the path to a person, and from when on contacts with its carrier count. */
export interface LastStep {
  carrierId: string;
  personId: string;
  from: number;
}

/** Returns the last step of the path to an exposed person. */
export function getLastStep({ path }: Exposure): LastStep {
  const { carrierId, personId, countedFrom } = path.at(-1)!;
  return { carrierId, personId, from: countedFrom };
}

/**
 * Builds the exposure of a person by a case: from the moment that the trace found to the last qualifying contact with the same
 * carrier.
 * @param getRecords the records of the last step's pair, by source.
 */
export function buildCaseExposure(
  exposure: Exposure,
  infecting: Pick<CaseExposure, 'caseId' | 'caseNumber' | 'caseOpenedAt'>,
  getRecords: (source: ContactSource) => readonly Span[],
  until: number,
  thresholds: readonly ThresholdPeriod[],
): CaseExposure {
  const { level, exposedAt, path } = exposure;
  const { countedFrom, minutes, source } = path.at(-1)!;
  const first = { endedAt: exposedAt, minutes, source };
  const last = contactSources
    .flatMap((source) => {
      const found = findLastContact(getRecords(source), { from: countedFrom, until }, thresholds);
      return found === null ? [] : [{ ...found, source }];
    })
    .reduce((latest, other) => (other.endedAt > latest.endedAt ? other : latest), first);
  return {
    ...infecting,
    level,
    exposedAt,
    lastExposedAt: last.endedAt,
    minutes: last.minutes,
    source: last.source,
  };
}
