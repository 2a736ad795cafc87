import { MINUTE } from '../../durations.js';
import { withKeptPlans } from '../../database/plans.js';
import type { Rows, Statement } from '../../database/tenant.js';
import {
  continuous,
  cumulative,
  epochMs,
  placeOfSource,
  sourceAtPlace,
  toThresholdParameters,
  withoutContested,
} from './qualifying.queries.js';
import type { Span } from './episodes.js';
import { maxRecordMs, maxRecordInterval, startsBefore, formatTimestamp } from './record-times.js';
import type { ThresholdPeriod } from '../settings/thresholds.js';
import {
  type Carrier,
  type ContactSource,
  type Exposure,
  traceExposures,
  type TraceReach,
  type Transmission,
} from './trace.js';

/**
 * Finds everybody exposed by a person within [from, until] (epoch milliseconds), sorted by level, then by moment; see
 * `traceExposures`. Runs at most one statement per level, over index ranges of that level's people only.
 * @param reach `ignoresContests`: whether contested time counts too.
 */
export function traceContacts(
  db: Rows,
  companyId: string,
  personId: string,
  from: number,
  until: number,
  thresholds: readonly ThresholdPeriod[],
  { ignoresContests = false, ...reach }: TraceReach & { ignoresContests?: boolean } = {},
): Promise<Exposure[]> {
  return withKeptPlans(db, () =>
    traceExposures(
      personId,
      from,
      (carriers, known) =>
        findFirstTransmissions(db, companyId, carriers, until, thresholds, {
          known,
          ignoresContests,
        }),
      reach,
    ),
  );
}

/** Selects the carriers' records by one of the two indexes, cut to [since, until]. */
function selectCarrierRecords(carrierColumn: string, personColumn: string): string {
  return `
    SELECT carrier.id AS carrier, carrier.since, met.${personColumn} AS person, ${placeOfSource('met.source')} AS source_place,
      ${epochMs('greatest(met.start_at, carrier.since)')} AS start_ms,
      ${epochMs('least(met.end_at, $4)')} AS end_ms
    FROM carrier
    CROSS JOIN LATERAL (
      SELECT ${personColumn}, source, start_at, end_at
      FROM contact
      WHERE company_id = $1 AND ${carrierColumn} = carrier.id
        AND start_at > $5 AND start_at > carrier.since - ${maxRecordInterval} AND ${startsBefore('$4')}
        AND end_at > carrier.since
      OFFSET 0
    ) AS met`;
}

/** All records of carriers lie within this time. */
const carrierTime = { from: '$5', until: '$4' };

/** The counted part of a record of a carrier and another person. */
export interface CarrierRecord extends Span {
  carrierId: string;
  personId: string;
  source: ContactSource;
}

interface CarrierParameters {
  ids: string[];
  since: string[];
  /** A time that no record of theirs starts before. */
  earliestStart: string;
}

/** Prepares the carriers who count from before `until` for a statement; undefined if there are none. */
function toCarrierParameters(
  carriers: readonly Carrier[],
  until: number,
): CarrierParameters | undefined {
  const inTime = carriers.filter((carrier) => carrier.since < until);
  if (inTime.length === 0) return undefined;
  const since = inTime.map((carrier) => carrier.since);
  return {
    ids: inTime.map((carrier) => carrier.id),
    since: since.map(formatTimestamp),
    earliestStart: formatTimestamp(Math.min(...since) - maxRecordMs),
  };
}

const makeCarrierRecords = (name: string, record: string): Statement => ({
  name,
  text: `
  WITH carrier AS (
    SELECT * FROM unnest($2::uuid[], $3::timestamptz[]) AS carrier (id, since)
  ), reported AS NOT MATERIALIZED (
    ${selectCarrierRecords('employee_id', 'cross_employee_id')}
    UNION ALL
    ${selectCarrierRecords('cross_employee_id', 'employee_id')}
  ), ${record}
  SELECT carrier AS "carrierId", person AS "personId", ${sourceAtPlace('source_place')} AS source,
    start_ms::float8 AS start, end_ms::float8 AS end
  FROM record
  ORDER BY start_ms, end_ms`,
});

const asReported = 'record AS (SELECT * FROM reported)';
const carrierRecordsStatement = makeCarrierRecords(
  'records-of-carriers',
  withoutContested(carrierTime),
);
const reportedRecordsStatement = makeCarrierRecords('records-of-carriers-as-reported', asReported);

/**
 * Finds the records of carriers from their `since` to `until` (epoch milliseconds), reported by either person, by start. Few carriers
 * expose many people: this reads the records of each carrier once, whereas `findPairRecords` looks up each pair.
 * @param ignoresContests whether to include contested time.
 */
export function findCarrierRecords(
  db: Rows,
  companyId: string,
  carriers: readonly Carrier[],
  until: number,
  { ignoresContests = false }: { ignoresContests?: boolean } = {},
): Promise<CarrierRecord[]> {
  const inTime = toCarrierParameters(carriers, until);
  if (!inTime) return Promise.resolve([]);
  return withKeptPlans(db, () =>
    db.rows(ignoresContests ? reportedRecordsStatement : carrierRecordsStatement, [
      companyId,
      inTime.ids,
      inTime.since,
      formatTimestamp(until),
      inTime.earliestStart,
    ]),
  );
}

const makeFirstTransmissions = (name: string, record: string): Statement => ({
  name,
  // $5 and $4 bound the days, so that the planner sees only their partitions. OFFSET 0 keeps each lateral part a
  // look-up per carrier, whatever number of rows the planner expects.
  text: `
  WITH carrier AS (
    SELECT * FROM unnest($6::uuid[], $7::timestamptz[]) AS carrier (id, since)
  ), known AS (
    SELECT * FROM unnest($8::uuid[], $9::timestamptz[]) AS known (id, since)
  ), reported AS NOT MATERIALIZED (
    SELECT carrier, person, source_place, start_ms, end_ms
    FROM (
      ${selectCarrierRecords('employee_id', 'cross_employee_id')}
      UNION ALL
      ${selectCarrierRecords('cross_employee_id', 'employee_id')}
    ) AS met
    WHERE NOT EXISTS (SELECT FROM known WHERE known.id = met.person AND known.since <= met.since)
  ), ${record}, ${continuous}, ${cumulative}, transmission AS (
    SELECT carrier, person, source_place, reached_ms, false AS is_cumulative, needed, end_ms - start_ms AS length
    FROM continuous
    UNION ALL
    SELECT carrier, person, source_place, reached_ms, true, needed, sum
    FROM cumulative
  )
  SELECT DISTINCT ON (person)
    carrier AS "carrierId",
    person AS "personId",
    ${sourceAtPlace('source_place')} AS source,
    CASE WHEN is_cumulative THEN 'CUMULATIVE' ELSE 'CONTINUOUS' END AS rule,
    reached_ms::float8 AS "reachedAt",
    (needed / ${MINUTE})::int AS "thresholdMinutes",
    length::float8 / ${MINUTE} AS minutes
  FROM transmission
  ORDER BY person, reached_ms, carrier, is_cumulative, source_place`,
});

const firstTransmissionsStatement = makeFirstTransmissions(
  'first-transmissions',
  withoutContested(carrierTime),
);
const firstReportedStatement = makeFirstTransmissions(
  'first-transmissions-as-reported',
  asReported,
);

/**
 * Finds the first transmission to each person whom carriers expose before `until`, counted from the carrier's `since`; on a tie, the
 * one that `compareTransmissions` puts first. Carriers whose `since` is not before `until` expose nobody.
 * @param known exposed people to skip with carriers that count only after these exposures. Carriers meet mostly known people, and
 * skipping their records saves sorting them.
 * @param ignoresContests whether contested time counts too.
 */
export async function findFirstTransmissions(
  db: Rows,
  companyId: string,
  carriers: readonly Carrier[],
  until: number,
  thresholds: readonly ThresholdPeriod[],
  {
    known = [],
    ignoresContests = false,
  }: { known?: readonly Carrier[]; ignoresContests?: boolean } = {},
): Promise<Transmission[]> {
  const statement = ignoresContests ? firstReportedStatement : firstTransmissionsStatement;
  const inTime = toCarrierParameters(carriers, until);
  if (!inTime) return [];
  return db.rows<Transmission>(statement, [
    companyId,
    ...toThresholdParameters(thresholds),
    formatTimestamp(until),
    inTime.earliestStart,
    inTime.ids,
    inTime.since,
    known.map((person) => person.id),
    known.map((person) => formatTimestamp(person.since)),
  ]);
}
