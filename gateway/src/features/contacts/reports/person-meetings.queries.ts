import { MINUTE } from '../../../durations.js';
import type { Rows, Statement } from '../../../database/tenant.js';
import {
  continuous,
  epochMs,
  haveOverlap,
  placeOfSource,
  sourceAtPlace,
  toThresholdParameters,
  withContested,
  withoutContested,
} from '../tracing/qualifying.queries.js';
import type { ThresholdPeriod } from '../../company/settings/thresholds.js';
import type { ContactSource } from '../tracing/trace.js';
import { maxRecordMs, formatTimestamp } from '../tracing/record-times.js';

/** An episode of a person with another one; times in epoch milliseconds. */
export interface PersonEpisode {
  otherId: string;
  source: ContactSource;
  startedAt: number;
  endedAt: number;
  /** Minutes from the first start to the last end. */
  minutes: number;
  /** Minutes without gaps. */
  coveredMinutes: number;
  thresholdMinutes: number;
  /** Whether it does not count because of contests. Its figures are then those without contests. */
  isContested: boolean;
}

/** Selects the person's records by one of the two indexes, cut to the period. */
function selectRecords(ownColumn: string, otherColumn: string): string {
  return `
    SELECT ${ownColumn} AS carrier, ${otherColumn} AS person, ${placeOfSource('source')} AS source_place,
      ${epochMs('greatest(start_at, $4)')} AS start_ms, ${epochMs('least(end_at, $5)')} AS end_ms
    FROM contact
    WHERE company_id = $1 AND ${ownColumn} = $7 AND start_at > $6 AND start_at < $5 AND end_at > $4`;
}

const personEpisodesStatement: Statement = {
  name: 'meetings-of-person',
  text: `
  WITH reported AS NOT MATERIALIZED (
    ${selectRecords('employee_id', 'cross_employee_id')}
    UNION ALL
    ${selectRecords('cross_employee_id', 'employee_id')}
  ), ${withoutContested({ from: '$4', until: '$5' }, { keepContestedIf: 'true' })}, ${continuous},
  ${withContested('meeting', 'episode', haveOverlap)}
  SELECT person AS "otherId", ${sourceAtPlace('source_place')} AS source,
    start_ms::float8 AS "startedAt", end_ms::float8 AS "endedAt",
    (end_ms - start_ms)::float8 / ${MINUTE} AS minutes, covered::float8 / ${MINUTE} AS "coveredMinutes",
    (needed / ${MINUTE})::int AS "thresholdMinutes", is_contested AS "isContested"
  FROM meeting
  ORDER BY start_ms DESC, person, source_place
  LIMIT $8`,
};

/**
 * Lists a person's episodes in a period (epoch milliseconds), newest first, including contested ones. Records are cut at the period's
 * ends.
 */
export function findPersonEpisodes(
  db: Rows,
  companyId: string,
  personId: string,
  period: { from: number; until: number; thresholds: readonly ThresholdPeriod[]; limit: number },
): Promise<PersonEpisode[]> {
  const { from, until, thresholds, limit } = period;
  return db.rows(personEpisodesStatement, [
    companyId,
    ...toThresholdParameters(thresholds),
    formatTimestamp(from),
    formatTimestamp(until),
    formatTimestamp(from - maxRecordMs),
    personId,
    limit,
  ]);
}
