import { withKeptPlans } from '../../../database/plans.js';
import type { Rows, Statement } from '../../../database/tenant.js';
import type { Span } from './episodes.js';
import { epochMs } from './qualifying.queries.js';
import { maxRecordMs, maxRecordInterval, startsBefore, formatTimestamp } from './record-times.js';
import type { ContactSource } from './trace.js';

/** A pair, a source and a window, in epoch milliseconds. */
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
  /** Employee whose phone sent it. */
  reporterId: string;
  /** Feet; null if unknown. */
  distance: number | null;
  receivedAt: number;
}

const pairRecordsStatement: Statement = {
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
      AND start_at > span.since - ${maxRecordInterval} AND ${startsBefore('span.until')} AND end_at > span.since
    OFFSET 0
  ) AS found
  ORDER BY found.start_at, found.end_at, found.id`,
};

/** Finds the records that overlap each span, reported by either person, by start; with one statement for all spans. */
export async function findPairRecords(
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
    db.rows<ReportedRecord & { span: number }>(pairRecordsStatement, [
      companyId,
      bothWays.map((span) => span.reporter),
      bothWays.map((span) => span.other),
      bothWays.map((span) => span.source),
      bothWays.map((span) => formatTimestamp(span.from)),
      bothWays.map((span) => formatTimestamp(span.until)),
      formatTimestamp(Math.min(...spans.map((span) => span.from)) - maxRecordMs),
      formatTimestamp(Math.max(...spans.map((span) => span.until))),
    ]),
  );
  for (const { span, ...record } of found) records[Math.floor(span / 2)]!.push(record);
  return records;
}
