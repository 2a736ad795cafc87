import { MINUTE } from '../../durations.js';
import type { Rows, Statement } from '../../database/tenant.js';
import { continuous, cumulativeAlone, epochMs, thresholdParameters } from './qualifying.queries.js';
import type { ThresholdPeriod } from '../settings/thresholds.js';
import type { ContactSource } from './trace.js';
import { LONGEST_RECORD, timestamp } from './record-times.js';

/** What a list of contacts is asked for: [from, until] in epoch milliseconds, and which of them to show. */
export interface ReportRequest {
  from: number;
  until: number;
  thresholds: readonly ThresholdPeriod[];
  offset: number;
  /** null: all. */
  limit: number | null;
  /** Id of the employee whose contacts are listed; null: everybody's. */
  employeeId: string | null;
}

export interface Report<Contact> {
  items: Contact[];
  /** Of the whole period, whatever the offset and limit. */
  total: number;
}

interface ReportedPair {
  /** The smaller id of the two. */
  personId: string;
  otherId: string;
  source: ContactSource;
  thresholdMinutes: number;
}

/** A meeting that lasted its threshold. */
export interface ContinuousReportItem extends ReportedPair {
  startedAt: number;
  endedAt: number;
  /** First start to last end. */
  minutes: number;
  /** Gaps left out. */
  coveredMinutes: number;
}

/** A pair whose covered time within some 24 hours reached the threshold. */
export interface CumulativeReportItem extends ReportedPair {
  /** Begin of the 24 hours with the largest sum; of equals, the first. */
  windowStart: number;
  /** That sum. */
  minutes: number;
  /** When the pair first reached a threshold, in these 24 hours or earlier. */
  reachedAt: number;
}

const recordOfPeriod = (ofPerson: string): string => `
  record AS (
    SELECT least(employee_id, cross_employee_id) AS carrier, greatest(employee_id, cross_employee_id) AS person,
      source = 'camera' AS is_camera,
      ${epochMs('greatest(start_at, $4)')} AS start_ms,
      ${epochMs('least(end_at, $5)')} AS end_ms
    FROM contact
    WHERE company_id = $1 AND start_at > $6 AND start_at < $5 AND end_at > $4 ${ofPerson}
  )`;

/** A statement for everybody's contacts and one for those of employee $9: the condition decides which index is read. */
interface Statements {
  ofAll: Statement;
  ofPerson: Statement;
}

const statements = (name: string, text: (records: string) => string): Statements => ({
  ofAll: { name, text: text(recordOfPeriod('')) },
  ofPerson: {
    name: `${name}-of-person`,
    text: text(recordOfPeriod('AND (employee_id = $9 OR cross_employee_id = $9)')),
  },
});

/** One row a contact, and a row with the total alone where the page is empty. */
function page(relation: string, columns: string, order: string): string {
  return `
  , page AS (
    SELECT carrier AS "personId", person AS "otherId",
      CASE WHEN is_camera THEN 'camera' ELSE 'mobile' END AS source,
      (needed / ${MINUTE})::int AS "thresholdMinutes",
      ${columns}, row_number() OVER (ORDER BY ${order}) AS place
    FROM ${relation}
    ORDER BY place
    LIMIT $7::bigint OFFSET $8::bigint
  )
  SELECT page.*, counted.total
  FROM (SELECT count(*)::int AS total FROM ${relation}) AS counted
  LEFT JOIN page ON true
  ORDER BY place`;
}

const continuousContactsStatements = statements(
  'continuous-contacts-of-period',
  (records) => `
  WITH ${records}, ${continuous}
  ${page(
    'continuous',
    `start_ms::float8 AS "startedAt", end_ms::float8 AS "endedAt",
      (end_ms - start_ms)::float8 / ${MINUTE} AS minutes, covered::float8 / ${MINUTE} AS "coveredMinutes"`,
    'start_ms DESC, carrier, person, is_camera',
  )}`,
);

const cumulativeContactsStatements = statements(
  'cumulative-contacts-of-period',
  (records) => `
  WITH ${records}, ${cumulativeAlone}, largest AS (
    SELECT DISTINCT ON (carrier, person, is_camera) *
    FROM anchor
    ORDER BY carrier, person, is_camera, sum DESC, start_ms
  ), listed AS (
    SELECT largest.*, cumulative.reached_ms
    FROM largest JOIN cumulative USING (carrier, person, is_camera)
  )
  ${page(
    'listed',
    `start_ms::float8 AS "windowStart", sum::float8 / ${MINUTE} AS minutes, reached_ms::float8 AS "reachedAt"`,
    'start_ms DESC, carrier, person, is_camera',
  )}`,
);

/** The continuous contacts of a period, newest first. Records are cut at the period's ends. */
export function continuousContactsOfPeriod(
  db: Rows,
  companyId: string,
  request: ReportRequest,
): Promise<Report<ContinuousReportItem>> {
  return report(db, continuousContactsStatements, companyId, request);
}

/** The cumulative contacts of a period, newest first, one a pair and source. Records are cut at the period's ends. */
export function cumulativeContactsOfPeriod(
  db: Rows,
  companyId: string,
  request: ReportRequest,
): Promise<Report<CumulativeReportItem>> {
  return report(db, cumulativeContactsStatements, companyId, request);
}

async function report<Item extends ReportedPair>(
  db: Rows,
  { ofAll, ofPerson }: Statements,
  companyId: string,
  { from, until, thresholds, offset, limit, employeeId }: ReportRequest,
): Promise<Report<Item>> {
  const parameters = [
    companyId,
    ...thresholdParameters(thresholds),
    timestamp(from),
    timestamp(until),
    timestamp(from - LONGEST_RECORD),
    limit,
    offset,
  ];
  const found = await (employeeId === null
    ? db.rows<Item & { place: number | null; total: number }>(ofAll, parameters)
    : db.rows<Item & { place: number | null; total: number }>(ofPerson, [
        ...parameters,
        employeeId,
      ]));
  const items = found.filter((row) => row.place !== null);
  return {
    items: items.map(({ place: _place, total: _total, ...item }) => item as unknown as Item),
    total: found[0]!.total,
  };
}
