import { withKeptPlans } from '../../database/plans.js';
import type { Rows, Statement } from '../../database/tenant.js';
import { MINUTE, type Span } from './episodes.js';
import { continuous, cumulative, epochMs, thresholdParameters } from './qualifying.queries.js';
import type { ThresholdPeriod } from './thresholds.js';
import {
  type Carrier,
  type ContactSource,
  type Exposure,
  traceExposures,
  type Transmission,
} from './trace.js';

/** No record lasts longer, so whatever overlaps a moment starts at most this long before it. */
export const LONGEST_RECORD = 24 * 60 * MINUTE;
const longestRecord = `interval '${LONGEST_RECORD} milliseconds'`;

export function timestamp(moment: number): string {
  return new Date(moment).toISOString();
}

/**
 * Everybody exposed by a person within [from, until] (epoch milliseconds), sorted by level, then by moment; see
 * `traceExposures`. At most one statement a level, over index ranges of that level's people alone.
 */
export function traceContacts(
  db: Rows,
  companyId: string,
  personId: string,
  from: number,
  until: number,
  thresholds: readonly ThresholdPeriod[],
): Promise<Exposure[]> {
  return withKeptPlans(db, () =>
    traceExposures(personId, from, (carriers, known) =>
      firstTransmissions(db, companyId, carriers, until, thresholds, known),
    ),
  );
}

/**
 * The planner takes whatever lies between two moments that it does not know for one row in 200, and so, in a kept plan, the whole
 * day of a company for as few records as those of a person in it; it would then read the day. Of this it believes a third.
 */
const startsBefore = (moment: string) => `start_at < ANY (ARRAY[${moment}::timestamptz])`;

/** Records of the carriers that one of the two indexes finds, cut to [since, until]. */
function recordsOfCarriers(carrierColumn: string, personColumn: string): string {
  return `
    SELECT carrier.id AS carrier, carrier.since, met.${personColumn} AS person, met.source = 'camera' AS is_camera,
      ${epochMs('greatest(met.start_at, carrier.since)')} AS start_ms,
      ${epochMs('least(met.end_at, $4)')} AS end_ms
    FROM carrier
    CROSS JOIN LATERAL (
      SELECT ${personColumn}, source, start_at, end_at
      FROM contact
      WHERE company_id = $1 AND ${carrierColumn} = carrier.id
        AND start_at > $5 AND start_at > carrier.since - ${longestRecord} AND ${startsBefore('$4')}
        AND end_at > carrier.since
      OFFSET 0
    ) AS met`;
}

const firstTransmissionsStatement: Statement = {
  name: 'first-transmissions',
  // $5 and $4 alone name the days, so that the planner sees only their partitions. OFFSET 0 keeps each lateral part a
  // look-up per carrier, whatever the planner believes about how many there are.
  text: `
  WITH carrier AS (
    SELECT * FROM unnest($6::uuid[], $7::timestamptz[]) AS carrier (id, since)
  ), known AS (
    SELECT * FROM unnest($8::uuid[], $9::timestamptz[]) AS known (id, since)
  ), record AS (
    SELECT carrier, person, is_camera, start_ms, end_ms
    FROM (
      ${recordsOfCarriers('employee_id', 'cross_employee_id')}
      UNION ALL
      ${recordsOfCarriers('cross_employee_id', 'employee_id')}
    ) AS met
    WHERE NOT EXISTS (SELECT FROM known WHERE known.id = met.person AND known.since <= met.since)
  ), ${continuous}, ${cumulative}, transmission AS (
    SELECT carrier, person, is_camera, reached_ms, false AS is_cumulative, needed, end_ms - start_ms AS length
    FROM continuous
    UNION ALL
    SELECT carrier, person, is_camera, reached_ms, true, needed, sum
    FROM cumulative
  )
  SELECT DISTINCT ON (person)
    carrier AS "carrierId",
    person AS "personId",
    CASE WHEN is_camera THEN 'camera' ELSE 'mobile' END AS source,
    CASE WHEN is_cumulative THEN 'CUMULATIVE' ELSE 'CONTINUOUS' END AS rule,
    reached_ms::float8 AS "reachedAt",
    (needed / ${MINUTE})::int AS "thresholdMinutes",
    length::float8 / ${MINUTE} AS minutes
  FROM transmission
  ORDER BY person, reached_ms, carrier, is_cumulative, is_camera`,
};

/**
 * Whom carriers expose until a moment: for every person met its first transmission, counted from the carrier's own
 * moment on; of equals the one that `compareTransmissions` puts first.
 * @param known people who are left out with carriers that count only once these were exposed themselves. Most of whom
 * carriers meet are, and their records need not be put in order.
 */
export function firstTransmissions(
  db: Rows,
  companyId: string,
  carriers: readonly Carrier[],
  until: number,
  thresholds: readonly ThresholdPeriod[],
  known: readonly Carrier[] = [],
): Promise<Transmission[]> {
  const since = carriers.map((carrier) => carrier.since);
  return db.rows<Transmission>(firstTransmissionsStatement, [
    companyId,
    ...thresholdParameters(thresholds),
    timestamp(until),
    timestamp(Math.min(...since) - LONGEST_RECORD),
    carriers.map((carrier) => carrier.id),
    since.map(timestamp),
    known.map((person) => person.id),
    known.map((person) => timestamp(person.since)),
  ]);
}

/** A pair's records of one source within [from, until]. */
export interface PairSpan {
  personId: string;
  otherId: string;
  source: ContactSource;
  from: number;
  until: number;
}

/** A record as it was stored. */
export interface ReportedRecord extends Span {
  id: string;
  /** Whose phone sent it. */
  reporterId: string;
  /** Feet; null when the device could not tell. */
  distance: number | null;
  receivedAt: number;
}

const recordsOfPairsStatement: Statement = {
  name: 'records-of-pairs',
  text: `
  WITH span AS (
    SELECT * FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[])
      WITH ORDINALITY AS span (reporter, other, source, since, until, ordinality)
  )
  SELECT (span.ordinality - 1)::int AS span, span.reporter AS "reporterId", found.id, found.distance,
    ${epochMs('found.start_at')}::float8 AS start,
    ${epochMs('found.end_at')}::float8 AS end,
    ${epochMs('found.received_at')}::float8 AS "receivedAt"
  FROM span
  CROSS JOIN LATERAL (
    SELECT id, distance, start_at, end_at, received_at
    FROM contact
    WHERE company_id = $1 AND employee_id = span.reporter AND cross_employee_id = span.other
      AND source = span.source
      AND start_at > $7 AND ${startsBefore('$8')}
      AND start_at > span.since - ${longestRecord} AND ${startsBefore('span.until')} AND end_at > span.since
    OFFSET 0
  ) AS found
  ORDER BY found.start_at, found.end_at, found.id`,
};

/** For each span the records that overlap it, whichever of the two reported them, by start. One statement for all. */
export async function recordsOfPairs(
  db: Rows,
  companyId: string,
  spans: readonly PairSpan[],
): Promise<ReportedRecord[][]> {
  const records = spans.map((): ReportedRecord[] => []);
  if (spans.length === 0) return records;
  const bothWays = spans.flatMap((span) => [
    { ...span, reporter: span.personId, other: span.otherId },
    { ...span, reporter: span.otherId, other: span.personId },
  ]);
  const found = await withKeptPlans(db, () =>
    db.rows<ReportedRecord & { span: number }>(recordsOfPairsStatement, [
      companyId,
      bothWays.map((span) => span.reporter),
      bothWays.map((span) => span.other),
      bothWays.map((span) => span.source),
      bothWays.map((span) => timestamp(span.from)),
      bothWays.map((span) => timestamp(span.until)),
      timestamp(Math.min(...spans.map((span) => span.from)) - LONGEST_RECORD),
      timestamp(Math.max(...spans.map((span) => span.until))),
    ]),
  );
  for (const { span, ...record } of found) records[Math.floor(span / 2)]!.push(record);
  return records;
}
