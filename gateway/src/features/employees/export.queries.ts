import type { TenantTransaction } from '../../database/tenant.js';
import { directoryCondition } from './directory-filter.js';
import { orderOf } from './directory-page.queries.js';
import type { EmployeeListing } from './employee.inputs.js';

/** Somebody as the CSV file has it. */
export interface ExportedEmployee {
  employeeId: string;
  name: string;
  phone: string;
  email: string;
  department: string;
  isPositive: boolean;
  positiveDate: string | null;
  lastActive: Date | null;
}

/** Who stands in the directory under this search and filter, in order? Some at a time. */
export function exportedEmployees(
  db: TenantTransaction,
  companyId: string,
  listing: Pick<EmployeeListing, 'search' | 'filter' | 'sort' | 'direction'>,
): AsyncGenerator<ExportedEmployee[]> {
  const { text, values } = directoryCondition(listing.search, listing.filter);
  const statement = {
    name: 'exported-employees',
    text: `SELECT code AS "employeeId", name, phone, email, department, is_positive AS "isPositive",
        positive_date AS "positiveDate", last_active AS "lastActive"
      FROM employee WHERE ${text} ORDER BY ${orderOf(listing)}`,
  };
  return db.batches(statement, [companyId, ...values]);
}
