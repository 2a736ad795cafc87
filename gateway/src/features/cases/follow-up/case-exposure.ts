import type { Span } from '../../contacts/tracing/episodes.js';
import { findLastContact } from '../../contacts/tracing/last-contact.js';
import type { CorroboratedExposure } from '../../contacts/tracing/corroborated.js';
import { type ContactSource, contactSources, type Exposure } from '../../contacts/tracing/trace.js';
import type { ThresholdPeriod } from '../../company/settings/thresholds.js';
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

/** A record of the last step's pair; `isByPerson`: the phone of the exposed person reported it. */
type PairRecord = Span & { isByPerson: boolean };

/**
 * Builds the exposure of a person by a case: from the moment that the trace found to the last qualifying contact with the same
 * carrier. An exposure that only the corroborated trace found, because records of the person's own phone put an episode under an earlier,
 * higher threshold, has the values of that one.
 * @param getRecords the records of a pair by source.
 */
export function buildCaseExposure(
  exposure: Exposure | null,
  corroborated: CorroboratedExposure | null,
  infecting: Pick<CaseExposure, 'caseId' | 'caseNumber' | 'caseOpenedAt' | 'caseDayZero'>,
  getRecords: (carrierId: string, source: ContactSource) => readonly PairRecord[],
  until: number,
  thresholds: readonly ThresholdPeriod[],
): CaseExposure {
  const findLast = (carrierId: string, from: number, isCounted: (record: PairRecord) => boolean) =>
    contactSources
      .flatMap((source) => {
        const records = getRecords(carrierId, source).filter(isCounted);
        const found = findLastContact(records, { from, until }, thresholds);
        return found === null ? [] : [{ ...found, source }];
      })
      .toSorted((a, b) => b.endedAt - a.endedAt)[0];

  const lastByOthers =
    corroborated &&
    findLast(corroborated.carrierId, corroborated.countedFrom, ({ isByPerson }) => !isByPerson)!;
  const withoutOwnPhone = corroborated && {
    level: corroborated.level,
    exposedAt: corroborated.exposedAt,
    lastExposedAt: lastByOthers!.endedAt,
  };
  if (exposure === null)
    return {
      ...infecting,
      ...withoutOwnPhone!,
      minutes: lastByOthers!.minutes,
      source: lastByOthers!.source,
      corroborated: withoutOwnPhone,
    };

  const { level, exposedAt, path } = exposure;
  const { carrierId, countedFrom, minutes, source } = path.at(-1)!;
  const first = { endedAt: exposedAt, minutes, source };
  const found = findLast(carrierId, countedFrom, () => true);
  const last = found && found.endedAt > exposedAt ? found : first;
  return {
    ...infecting,
    level,
    exposedAt,
    lastExposedAt: last.endedAt,
    minutes: last.minutes,
    source: last.source,
    corroborated: withoutOwnPhone,
  };
}
