import type { TenantTransaction } from '../../database/tenant.js';
import { directoryCondition } from './directory-filter.js';
import { orderOf } from './directory-page.queries.js';
import type { EmployeeListing } from './employee.inputs.js';
import { csvLine } from './export-line.js';

/** Lines that are asked for at once: some 200 KB. */
const linesAtOnce = 2500;

/** What `statusText` says, as an expression of SQL. */
export const statusInWords = `CASE WHEN NOT is_positive THEN 'NEGATIVE' WHEN positive_date IS NULL THEN 'POSITIVE date not disclosed'
  ELSE to_char(positive_date, '"POSITIVE on "FMDD/FMMM/FMYYYY') END`;

/**
 * Who stands in the directory under this search and filter, in order? Lines of a CSV file, some at a time: the company's
 * id number, name, phone, e-mail, department, status, and when the phone was last active by the clocks of a time zone.
 */
export function exportedLines(
  db: TenantTransaction,
  companyId: string,
  listing: Pick<EmployeeListing, 'search' | 'filter' | 'sort' | 'direction'>,
  timeZone: string,
): AsyncGenerator<{ line: string }[]> {
  const { text, values } = directoryCondition(listing.search, listing.filter);
  const lastActive = `to_char(last_active AT TIME ZONE $${values.length + 2}, 'YYYY-MM-DD HH24:MI')`;
  const line = csvLine(
    ['code', 'name', 'phone', 'email', 'department'],
    [statusInWords, `coalesce(${lastActive}, 'Not available')`],
  );
  const statement = {
    name: 'exported-lines',
    text: `SELECT ${line} AS line FROM employee WHERE ${text} ORDER BY ${orderOf(listing)}`,
  };
  return db.batches(statement, [companyId, ...values, timeZone], linesAtOnce);
}
