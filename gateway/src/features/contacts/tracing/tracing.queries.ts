import { MINUTE } from '../../../durations.js';
import { withKeptPlans } from '../../../database/plans.js';
import type { Rows, Statement } from '../../../database/tenant.js';
import {
  continuous,
  cumulative,
  epochMs,
  placeOfSource,
  sourceAtPlace,
  toThresholdParameters,
  withoutContested,
} from './qualifying.queries.js';
import { type SidedTransmission, traceCorroborated } from './corroborated.js';
import type { Span } from './episodes.js';
import { maxRecordMs, maxRecordInterval, startsBefore, formatTimestamp } from './record-times.js';
import type { ThresholdPeriod } from '../../company/settings/thresholds.js';
import {
  type Carrier,
  type ContactSource,
  contactSources,
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

/** Selects the carriers' records by one of the two indexes, cut to [since, until]. The phone of a record's `employee_id` reported it. */
function selectCarrierRecords(reporter: 'carrier' | 'person'): string {
  const [carrierColumn, personColumn] =
    reporter === 'carrier'
      ? ['employee_id', 'cross_employee_id']
      : ['cross_employee_id', 'employee_id'];
  return `
    SELECT carrier.id AS carrier, carrier.since, met.${personColumn} AS person, ${placeOfSource('met.source')} AS source_place,
      ${reporter === 'person' ? "met.source = 'mobile'" : 'false'} AS is_by_person,
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
  /** Whether the phone of the other person reported it; false if that of the carrier did, and for other sources. */
  isByPerson: boolean;
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
    ${selectCarrierRecords('carrier')}
    UNION ALL
    ${selectCarrierRecords('person')}
  ), ${record}
  SELECT carrier AS "carrierId", person AS "personId", ${sourceAtPlace('source_place')} AS source,
    is_by_person AS "isByPerson", start_ms::float8 AS start, end_ms::float8 AS end
  FROM record
  ORDER BY start_ms, end_ms`,
});

const asReported = 'record AS (SELECT * FROM reported)';
const carrierRecordsStatement = makeCarrierRecords(
  'records-of-carriers',
  withoutContested(carrierTime, { others: ['is_by_person'] }),
);

/**
 * Finds the records of carriers from their `since` to `until` (epoch milliseconds), reported by either person, by start. Few carriers
 * expose many people: this reads the records of each carrier once, whereas `findPairRecords` looks up each pair.
 */
export function findCarrierRecords(
  db: Rows,
  companyId: string,
  carriers: readonly Carrier[],
  until: number,
): Promise<CarrierRecord[]> {
  const inTime = toCarrierParameters(carriers, until);
  if (!inTime) return Promise.resolve([]);
  return withKeptPlans(db, () =>
    db.rows(carrierRecordsStatement, [
      companyId,
      inTime.ids,
      inTime.since,
      formatTimestamp(until),
      inTime.earliestStart,
    ]),
  );
}

/**
 * Returns the relations `carrier` and `reported` of a statement that looks for transmissions.
 * @param place the place of the source in the relation, `source_place` or `sidedPlace`.
 */
// $5 and $4 bound the days, so that the planner sees only their partitions. OFFSET 0 keeps each lateral part a look-up per carrier,
// whatever number of rows the planner expects.
const selectUnknownPeople = (place: string) => `
  WITH carrier AS (
    SELECT * FROM unnest($6::uuid[], $7::timestamptz[]) AS carrier (id, since)
  ), known AS (
    SELECT * FROM unnest($8::uuid[], $9::timestamptz[]) AS known (id, since)
  ), reported AS NOT MATERIALIZED (
    SELECT carrier, person, ${place} AS source_place, start_ms, end_ms
    FROM (
      ${selectCarrierRecords('carrier')}
      UNION ALL
      ${selectCarrierRecords('person')}
    ) AS met
    WHERE NOT EXISTS (SELECT FROM known WHERE known.id = met.person AND known.since <= met.since)
  )`;

const makeFirstTransmissions = (name: string, record: string): Statement => ({
  name,
  text: `${selectUnknownPeople('source_place')}, ${record}, ${continuous}, ${cumulative}, transmission AS (
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
  const values = toStepParameters(companyId, carriers, known, until, thresholds);
  return values ? db.rows<Transmission>(statement, values) : [];
}

/** Builds the parameters of a statement that looks for transmissions; undefined if no carrier counts from before `until`. */
function toStepParameters(
  companyId: string,
  carriers: readonly Carrier[],
  known: readonly Carrier[],
  until: number,
  thresholds: readonly ThresholdPeriod[],
): unknown[] | undefined {
  const inTime = toCarrierParameters(carriers, until);
  if (!inTime) return undefined;
  return [
    companyId,
    ...toThresholdParameters(thresholds),
    formatTimestamp(until),
    inTime.earliestStart,
    inTime.ids,
    inTime.since,
    known.map((person) => person.id),
    known.map((person) => formatTimestamp(person.since)),
  ];
}

/** Places of sources whose records of phones are kept apart by reporter: the carrier's have the place of phones, the person's this one. */
const placeByPerson = contactSources.length;
const sidedPlace = `CASE WHEN is_by_person THEN ${placeByPerson} ELSE source_place END`;
const placeByCarrier = contactSources.indexOf('mobile');

const sidedTransmissionsStatement: Statement = {
  name: 'sided-transmissions',
  text: `${selectUnknownPeople(sidedPlace)}, ${withoutContested(carrierTime, { placesOfPhones: [placeByCarrier, placeByPerson] })},
  ${continuous}, ${cumulative}, reached AS (
    SELECT carrier, person, source_place, min(reached_ms) AS reached_ms
    FROM (
      SELECT carrier, person, source_place, reached_ms FROM continuous
      UNION ALL
      SELECT carrier, person, source_place, reached_ms FROM cumulative
    ) AS transmission
    GROUP BY carrier, person, source_place
  ), pair AS (
    SELECT carrier, person,
      min(reached_ms) FILTER (WHERE source_place <> ${placeByPerson}) AS given_ms,
      min(reached_ms) FILTER (WHERE source_place <> ${placeByCarrier}) AS received_ms
    FROM reached
    GROUP BY carrier, person
  )
  SELECT person AS "personId", (array_agg(carrier ORDER BY given_ms, carrier))[1] AS "carrierId",
    min(given_ms)::float8 AS "givenAt",
    min(greatest(given_ms, received_ms)) FILTER (WHERE received_ms IS NOT NULL)::float8 AS "agreedAt"
  FROM pair
  WHERE given_ms IS NOT NULL
  GROUP BY person`,
};

/**
 * Finds everybody exposed by a person within [from, until] (epoch milliseconds) as if each of them had reported nothing; see
 * `traceCorroborated`. Runs at most one statement per level.
 */
export function traceCorroboratedContacts(
  db: Rows,
  companyId: string,
  personId: string,
  from: number,
  until: number,
  thresholds: readonly ThresholdPeriod[],
  reach: TraceReach,
): ReturnType<typeof traceCorroborated> {
  return withKeptPlans(db, () =>
    traceCorroborated(
      personId,
      from,
      async (carriers, known) => {
        const values = toStepParameters(companyId, carriers, known, until, thresholds);
        return values ? db.rows<SidedTransmission>(sidedTransmissionsStatement, values) : [];
      },
      reach,
    ),
  );
}
