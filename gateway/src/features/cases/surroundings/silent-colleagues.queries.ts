import { countRows } from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import {
  type ItemsAndTotal,
  type RowWithTotal,
  splitTotal,
} from '../../../database/page-with-total.js';
import { buildPhoneReport, type Span } from '../../contacts/reports/reporting.queries.js';
import { PhoneReport } from '../../contacts/reports/reporting.types.js';
import { formatTimestamp, maxRecordMs } from '../../contacts/tracing/record-times.js';
import type { SilentColleague } from './case-coverage.types.js';

/** Counts the other people in the directory. */
export function countColleagues(db: Rows, companyId: string, personId: string): Promise<number> {
  const from = 'FROM employee WHERE company_id = $1 AND id <> $2 AND deleted_at IS NULL';
  return countRows(db, { name: 'colleagues', from, values: [companyId, personId] });
}

/**
 * Finds a page of a person's colleagues whose own phones detected nobody in a span: those of the same department first, then by name.
 * Skips the lookup for phones that never reported: if only cameras report, that is every phone.
 */
export async function findSilentColleagues(
  db: Rows,
  companyId: string,
  personId: string,
  { from, until }: Span,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ItemsAndTotal<SilentColleague>> {
  const rows = await db.rows<RowWithTotal<SilentColleague>>(
    {
      name: 'silent-colleagues',
      text: `WITH colleague AS MATERIALIZED (
          SELECT id, department_key, name_key, CASE WHEN last_active_at IS NULL THEN '${PhoneReport.SILENT}'
            ELSE ${buildPhoneReport('employee.id', { since: '$5', from: '$3', until: '$4' })} END AS phone
          FROM employee
          WHERE company_id = $1 AND id <> $2 AND deleted_at IS NULL
        ), silent AS MATERIALIZED (
          SELECT id, phone, row_number() OVER (ORDER BY
            department_key <> (SELECT department_key FROM employee WHERE company_id = $1 AND id = $2), name_key, id) AS place
          FROM colleague WHERE phone <> '${PhoneReport.REPORTED}'
        )
        SELECT (SELECT count(*)::int FROM silent) AS total, listed.id AS "employeeId", phone,
          greatest(
            (SELECT created_at FROM health_record
              WHERE company_id = $1 AND employee_id = listed.id AND created_at < $3 AND bluetooth_status IS NOT FALSE
              ORDER BY created_at DESC LIMIT 1),
            (SELECT end_at FROM contact
              WHERE company_id = $1 AND employee_id = listed.id AND source = 'mobile' AND start_at < $3
              ORDER BY start_at DESC LIMIT 1)
          ) AS "silentSince"
        FROM (VALUES (true)) AS always
        LEFT JOIN (SELECT * FROM silent ORDER BY place LIMIT $6 OFFSET $7) AS listed ON true
        ORDER BY place`,
    },
    [
      companyId,
      personId,
      formatTimestamp(from),
      formatTimestamp(until),
      formatTimestamp(from - maxRecordMs),
      pageSize,
      (page - 1) * pageSize,
    ],
  );
  return splitTotal(rows, 'employeeId');
}
