import type { Rows } from '../../../database/tenant.js';
import { DeviceSource } from '../records/contact-source.js';
import { maxRecordInterval, maxRecordMs, formatTimestamp } from '../tracing/record-times.js';
import { type PersonReporting, PhoneReport, type ReportingSources } from './reporting.types.js';

/** From inclusive, until exclusive, in epoch milliseconds. */
export interface Span {
  from: number;
  until: number;
}

/**
 * Builds conditions on whether each source reported between two moments. Records count by their start, since finding earlier ones
 * would read a whole day of records.
 */
const buildReportedConditions = (from: string, until: string): Record<DeviceSource, string> => {
  const starts = `start_at >= ${from} AND start_at < ${until}`;
  return {
    [DeviceSource.MOBILE]: `(
      EXISTS (SELECT FROM health_record WHERE company_id = $1 AND created_at >= ${from} AND created_at < ${until})
      OR EXISTS (SELECT FROM contact WHERE company_id = $1 AND source = 'mobile' AND ${starts}))`,
    [DeviceSource.CAMERA]: `(
      EXISTS (SELECT FROM camera WHERE company_id = $1 AND last_reported_at >= ${from} AND last_reported_at < ${until})
      OR EXISTS (SELECT FROM camera_breach WHERE company_id = $1 AND ${starts})
      OR EXISTS (SELECT FROM contact WHERE company_id = $1 AND source = 'camera' AND ${starts}))`,
  };
};

/**
 * Builds an SQL expression for what a person's own phone reported between two moments; `since` is a record's maximum length before
 * `from`. It uses scalar subqueries, which stop at the first row; PostgreSQL may run EXISTS by hashing the records of everybody.
 */
export function buildPhoneReport(
  person: string,
  { since, from, until }: { since: string; from: string; until: string },
): string {
  const health = `(SELECT true FROM health_record
    WHERE company_id = $1 AND employee_id = ${person} AND created_at >= ${from} AND created_at < ${until}`;
  return `CASE
    WHEN ${health} AND bluetooth_status IS NOT FALSE LIMIT 1)
      OR (SELECT true FROM contact
        WHERE company_id = $1 AND employee_id = ${person} AND source = 'mobile'
          AND start_at > ${since} AND start_at < ${until} AND end_at > ${from} LIMIT 1) THEN '${PhoneReport.REPORTED}'
    WHEN ${health} LIMIT 1) THEN '${PhoneReport.BLUETOOTH_OFF}'
    ELSE '${PhoneReport.SILENT}' END`;
}

/** Finds which sources reported in a span. */
export async function findReportingSources(
  db: Rows,
  companyId: string,
  { from, until }: Span,
): Promise<ReportingSources> {
  const reported = buildReportedConditions('$2', '$3');
  const found = await db.row<ReportingSources>(
    {
      name: 'reporting-sources',
      text: `SELECT ${reported.mobile} AS phones, ${reported.camera} AS cameras,
          EXISTS (SELECT FROM contact WHERE company_id = $1 AND source = 'camera'
            AND start_at >= $2 AND start_at < $3) AS "namingCameras"`,
    },
    [companyId, formatTimestamp(from), formatTimestamp(until)],
  );
  return found!;
}

/** Finds what a person's phone reported in a span, and which sources recorded the person. */
export async function findPersonReporting(
  db: Rows,
  companyId: string,
  personId: string,
  { from, until }: Span,
): Promise<Pick<PersonReporting, 'phone' | 'recordedBy'>> {
  const buildRecordCondition = (column: string, source: string) => `EXISTS (SELECT FROM contact
    WHERE company_id = $1 AND ${column} = $5 AND source = '${source}'
      AND start_at > $4 AND start_at < $3 AND end_at > $2)`;
  const found = await db.row<{
    phone: PhoneReport;
    hasSent: boolean;
    byPhone: boolean;
    byCamera: boolean;
  }>(
    {
      name: 'person-reporting',
      text: `SELECT ${buildPhoneReport('$5', { since: '$4', from: '$2', until: '$3' })} AS phone,
          ${buildRecordCondition('employee_id', 'mobile')} AS "hasSent",
          ${buildRecordCondition('cross_employee_id', 'mobile')} AS "byPhone",
          ${buildRecordCondition('employee_id', 'camera')} OR ${buildRecordCondition('cross_employee_id', 'camera')} AS "byCamera"`,
    },
    [
      companyId,
      formatTimestamp(from),
      formatTimestamp(until),
      formatTimestamp(from - maxRecordMs),
      personId,
    ],
  );
  const { phone, hasSent, byPhone, byCamera } = found!;
  return {
    phone,
    recordedBy: [
      ...(hasSent || byPhone ? [DeviceSource.MOBILE] : []),
      ...(byCamera ? [DeviceSource.CAMERA] : []),
    ],
  };
}

/** Finds what a person's own phone reported in each span, in their order. */
export async function findPhoneReports(
  db: Rows,
  companyId: string,
  personId: string,
  spans: readonly Span[],
): Promise<PhoneReport[]> {
  if (spans.length === 0) return [];
  const within = { since: `from_at - ${maxRecordInterval}`, from: 'from_at', until: 'until_at' };
  const found = await db.rows<{ phone: PhoneReport }>(
    {
      name: 'phone-reports-of-person',
      text: `SELECT ${buildPhoneReport('$2', within)} AS phone
        FROM unnest($3::timestamptz[], $4::timestamptz[]) WITH ORDINALITY AS span (from_at, until_at, position)
        ORDER BY position`,
    },
    [
      companyId,
      personId,
      spans.map(({ from }) => formatTimestamp(from)),
      spans.map(({ until }) => formatTimestamp(until)),
    ],
  );
  return found.map(({ phone }) => phone);
}

/** Finds whether a source reported in each span, in their order. */
export async function findReportedSpans(
  db: Rows,
  companyId: string,
  source: DeviceSource,
  spans: readonly Span[],
): Promise<boolean[]> {
  const found = await db.rows<{ reported: boolean }>(
    {
      name: `reported-spans-${source}`,
      text: `SELECT ${buildReportedConditions('from_at', 'until_at')[source]} AS reported
        FROM unnest($2::timestamptz[], $3::timestamptz[]) WITH ORDINALITY AS span (from_at, until_at, position)
        ORDER BY position`,
    },
    [
      companyId,
      spans.map(({ from }) => formatTimestamp(from)),
      spans.map(({ until }) => formatTimestamp(until)),
    ],
  );
  return found.map(({ reported }) => reported);
}
