import type { Rows } from '../../database/tenant.js';
import { ContactSource } from '../contacts/contact-source.js';
import { maxRecordMs, formatTimestamp } from '../tracing/record-times.js';
import { type PersonReporting, PhoneReport, type ReportingSources } from './reporting.types.js';

/** From inclusive, until exclusive, in epoch milliseconds. */
export interface Span {
  from: number;
  until: number;
}

/**
 * Returns conditions on whether each source reported between two moments. Records count by their start: earlier ones could only
 * be found by reading a whole day of records.
 */
const reportedBetween = (from: string, until: string): Record<ContactSource, string> => {
  const starts = `start_at >= ${from} AND start_at < ${until}`;
  return {
    [ContactSource.MOBILE]: `(
      EXISTS (SELECT FROM health_record WHERE company_id = $1 AND created_at >= ${from} AND created_at < ${until})
      OR EXISTS (SELECT FROM contact WHERE company_id = $1 AND source = 'mobile' AND ${starts}))`,
    [ContactSource.CAMERA]: `(
      EXISTS (SELECT FROM camera WHERE company_id = $1 AND last_reported_at >= ${from} AND last_reported_at < ${until})
      OR EXISTS (SELECT FROM camera_breach WHERE company_id = $1 AND ${starts})
      OR EXISTS (SELECT FROM contact WHERE company_id = $1 AND source = 'camera' AND ${starts}))`,
  };
};

/** Finds which sources reported in a span. */
export async function findReportingSources(
  db: Rows,
  companyId: string,
  { from, until }: Span,
): Promise<ReportingSources> {
  const reported = reportedBetween('$2', '$3');
  const [found] = await db.rows<ReportingSources>(
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
  const ofPerson = (column: string, source: string) => `EXISTS (SELECT FROM contact
    WHERE company_id = $1 AND ${column} = $5 AND source = '${source}'
      AND start_at > $4 AND start_at < $3 AND end_at > $2)`;
  const health = `SELECT FROM health_record
    WHERE company_id = $1 AND employee_id = $5 AND created_at >= $2 AND created_at < $3`;
  const [found] = await db.rows<{
    hasSent: boolean;
    isListening: boolean;
    isAlive: boolean;
    byPhone: boolean;
    byCamera: boolean;
  }>(
    {
      name: 'person-reporting',
      text: `SELECT ${ofPerson('employee_id', 'mobile')} AS "hasSent",
          EXISTS (${health} AND bluetooth_status IS NOT FALSE) AS "isListening",
          EXISTS (${health}) AS "isAlive",
          ${ofPerson('cross_employee_id', 'mobile')} AS "byPhone",
          ${ofPerson('employee_id', 'camera')} OR ${ofPerson('cross_employee_id', 'camera')} AS "byCamera"`,
    },
    [
      companyId,
      formatTimestamp(from),
      formatTimestamp(until),
      formatTimestamp(from - maxRecordMs),
      personId,
    ],
  );
  const { hasSent, isListening, isAlive, byPhone, byCamera } = found!;
  return {
    phone:
      hasSent || isListening
        ? PhoneReport.REPORTED
        : isAlive
          ? PhoneReport.BLUETOOTH_OFF
          : PhoneReport.SILENT,
    recordedBy: [
      ...(hasSent || byPhone ? [ContactSource.MOBILE] : []),
      ...(byCamera ? [ContactSource.CAMERA] : []),
    ],
  };
}

/** Finds for each span, in order, whether a source reported in it. */
export async function findReportedSpans(
  db: Rows,
  companyId: string,
  source: ContactSource,
  spans: readonly Span[],
): Promise<boolean[]> {
  const found = await db.rows<{ reported: boolean }>(
    {
      name: `reported-spans-${source}`,
      text: `SELECT ${reportedBetween('from_at', 'until_at')[source]} AS reported
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
