import { MINUTE } from '../../../durations.js';
import type { Rows, Statement, TenantTransaction } from '../../../database/tenant.js';
import {
  continuous,
  cumulativeOnly,
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

/** Filter and page of a report: [from, until] in epoch milliseconds. */
export interface ReportRequest {
  from: number;
  until: number;
  thresholds: readonly ThresholdPeriod[];
  offset: number;
  /** Null: all. */
  limit: number | null;
  /** Id of the employee whose contacts are listed; null: everybody's. */
  employeeId: string | null;
  /** Whether to list contested contacts too, which do not count. */
  includesContested: boolean;
}

export interface Report<Contact> {
  items: Contact[];
  /** Number of contacts in the whole period, regardless of offset and limit. */
  total: number;
}

interface ReportedPair {
  /** The smaller id of the two. */
  personId: string;
  otherId: string;
  source: ContactSource;
  thresholdMinutes: number;
  /** Whether it does not count because of contests. Its figures are then those without contests. */
  isContested: boolean;
}

/** An episode that lasted its threshold. */
export interface ContinuousReportItem extends ReportedPair {
  startedAt: number;
  endedAt: number;
  /** Minutes from the first start to the last end. */
  minutes: number;
  /** Minutes without gaps. */
  coveredMinutes: number;
}

/** A pair whose covered time within some 24 hours reached the threshold. */
export interface CumulativeReportItem extends ReportedPair {
  /** Start of the 24 hours with the largest sum; of equals, the first. */
  windowStart: number;
  /** Sum of these 24 hours. */
  minutes: number;
  /** When the pair first reached a threshold, in these 24 hours or earlier. */
  reachedAt: number;
}

const selectPeriodRecords = (personFilter: string): string => `
  reported AS NOT MATERIALIZED (
    SELECT least(employee_id, cross_employee_id) AS carrier, greatest(employee_id, cross_employee_id) AS person,
      ${placeOfSource('source')} AS source_place,
      ${epochMs('greatest(start_at, $4)')} AS start_ms,
      ${epochMs('least(end_at, $5)')} AS end_ms
    FROM contact
    WHERE company_id = $1 AND start_at > $6 AND start_at < $5 AND end_at > $4 ${personFilter}
  ), ${withoutContested({ from: '$4', until: '$5' }, { keepContestedIf: '$9::boolean' })}`;

/** One statement for all contacts, and one for those of employee $10, which reads another index. */
interface Statements {
  forAll: Statement;
  forPerson: Statement;
}

const makeStatements = (name: string, text: (records: string) => string): Statements => ({
  forAll: { name, text: text(selectPeriodRecords('')) },
  forPerson: {
    name: `${name}-of-person`,
    text: text(selectPeriodRecords('AND (employee_id = $10 OR cross_employee_id = $10)')),
  },
});

/** Selects one row per contact, and a single row with the total if the page is empty. */
function selectPage(relation: string, columns: string): string {
  return `
  , page AS (
    SELECT carrier AS "personId", person AS "otherId",
      ${sourceAtPlace('source_place')} AS source,
      (needed / ${MINUTE})::int AS "thresholdMinutes",
      is_contested AS "isContested", ${columns},
      row_number() OVER (ORDER BY start_ms DESC, carrier, person, source_place) AS place
    FROM ${relation}
    ORDER BY place
    LIMIT $7::bigint OFFSET $8::bigint
  )
  SELECT page.*, counted.total
  FROM (SELECT count(*)::int AS total FROM ${relation}) AS counted
  LEFT JOIN page ON true
  ORDER BY place`;
}

const continuousContactsStatements = makeStatements(
  'continuous-contacts-of-period',
  (records) => `
  WITH ${records}, ${continuous}, ${withContested('listed', 'continuous', haveOverlap)}
  ${selectPage(
    'listed',
    `start_ms::float8 AS "startedAt", end_ms::float8 AS "endedAt",
      (end_ms - start_ms)::float8 / ${MINUTE} AS minutes, covered::float8 / ${MINUTE} AS "coveredMinutes"`,
  )}`,
);

const cumulativeContactsStatements = makeStatements(
  'cumulative-contacts-of-period',
  (records) => `
  WITH ${records}, ${cumulativeOnly}, largest AS (
    SELECT DISTINCT ON (carrier, person, source_place) *
    FROM anchor
    ORDER BY carrier, person, source_place, sum DESC, start_ms
  ), reaching AS (
    SELECT largest.*, cumulative.reached_ms
    FROM largest JOIN cumulative USING (carrier, person, source_place)
  ), ${withContested('listed', 'reaching')}
  ${selectPage(
    'listed',
    `start_ms::float8 AS "windowStart", sum::float8 / ${MINUTE} AS minutes, reached_ms::float8 AS "reachedAt"`,
  )}`,
);

/** Finds the continuous contacts of a period, newest first. Records are cut at the period's ends. */
export function findContinuousContacts(
  db: Rows,
  companyId: string,
  request: ReportRequest,
): Promise<Report<ContinuousReportItem>> {
  return queryReport(db, continuousContactsStatements, companyId, request);
}

/** Finds the cumulative contacts of a period, newest first, one per pair and source. Records are cut at the period's ends. */
export function findCumulativeContacts(
  db: Rows,
  companyId: string,
  request: ReportRequest,
): Promise<Report<CumulativeReportItem>> {
  return queryReport(db, cumulativeContactsStatements, companyId, request);
}

/** Reads the continuous contacts of a period in batches, newest first. */
export function streamContinuousContacts(
  db: TenantTransaction,
  companyId: string,
  request: ReportRequest,
): AsyncGenerator<ContinuousReportItem[]> {
  return streamReport(db, continuousContactsStatements, companyId, request);
}

/** Reads the cumulative contacts of a period in batches, newest first, one per pair and source. */
export function streamCumulativeContacts(
  db: TenantTransaction,
  companyId: string,
  request: ReportRequest,
): AsyncGenerator<CumulativeReportItem[]> {
  return streamReport(db, cumulativeContactsStatements, companyId, request);
}

/** A row of the page; if the page is empty, one row whose `place` is null. */
type ReportRow<Item> = Item & { place: number | null; total: number };

async function queryReport<Item extends ReportedPair>(
  db: Rows,
  statements: Statements,
  companyId: string,
  request: ReportRequest,
): Promise<Report<Item>> {
  const found = await db.rows<ReportRow<Item>>(...toQuery(statements, companyId, request));
  return { items: toItems(found), total: found[0]!.total };
}

async function* streamReport<Item extends ReportedPair>(
  db: TenantTransaction,
  statements: Statements,
  companyId: string,
  request: ReportRequest,
): AsyncGenerator<Item[]> {
  const query = toQuery(statements, companyId, request);
  for await (const rows of db.batches<ReportRow<Item>>(...query)) yield toItems(rows);
}

function toQuery(
  { forAll, forPerson }: Statements,
  companyId: string,
  { from, until, thresholds, offset, limit, employeeId, includesContested }: ReportRequest,
): [Statement, unknown[]] {
  const parameters = [
    companyId,
    ...toThresholdParameters(thresholds),
    formatTimestamp(from),
    formatTimestamp(until),
    formatTimestamp(from - maxRecordMs),
    limit,
    offset,
    includesContested,
  ];
  return employeeId === null ? [forAll, parameters] : [forPerson, [...parameters, employeeId]];
}

function toItems<Item extends ReportedPair>(rows: ReportRow<Item>[]): Item[] {
  return rows
    .filter(({ place }) => place !== null)
    .map(({ place: _place, total: _total, ...item }) => item as unknown as Item);
}
