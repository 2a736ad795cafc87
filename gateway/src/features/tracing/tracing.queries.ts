import { MINUTE } from '../../durations.js';
import { withKeptPlans } from '../../database/plans.js';
import type { Rows, Statement } from '../../database/tenant.js';
import { continuous, cumulative, epochMs, thresholdParameters } from './qualifying.queries.js';
import { LONGEST_RECORD, longestRecord, startsBefore, timestamp } from './record-times.js';
import type { ThresholdPeriod } from '../settings/thresholds.js';
import { type Carrier, type Exposure, traceExposures, type Transmission } from './trace.js';

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
