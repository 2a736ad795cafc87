import type { TenantTransaction } from '../../database/tenant.js';
import type { FileStream } from '../../http/file-stream.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { ownCompany } from '../companies/company.service.js';
import { countEmployees } from '../employees/directory-page.queries.js';
import type { EmployeeListing } from '../employees/employee.inputs.js';
import { byteOrderMark, csvContentType, formatCsv } from './csv.js';
import { parseExportQuery, exportQuery } from './export.inputs.js';
import { listExportBatches } from './export.queries.js';
import { todayIn } from '../companies/time-zone.js';

const headings = [
  'ID NO.',
  'NAME',
  'PHONE NO.',
  'EMAIL',
  'DEPARTMENT',
  'COVID-19 STATUS',
  'LAST ACTIVE',
];
/** All columns that a file can contain. */
const templateHeadings = [
  'ID NO.',
  'NAME',
  'COUNTRY CODE',
  'PHONE NO.',
  'EMAIL',
  'DEPARTMENT',
  'DESIGNATION',
  'GENDER',
  'DATE OF BIRTH',
  'COVID-19 STATUS',
];

/** The directory, or the matches of search and filter, as a CSV file that can be imported again. */
export const employeesExport: FileStream = {
  path: '/employees/export',
  summary:
    'The directory, or whom search and filter find, as a CSV file that an import takes back.',
  contentType: csvContentType,
  query: exportQuery,
  permission: 'employee:export',
  async open(context, { query }) {
    const { companyId } = context;
    const listing = parseExportQuery(query);
    const { timeZone } = await ownCompany(context);
    const count = await countEmployees(context.db, companyId, listing);
    await writeAudit(context, {
      companyId,
      action: AuditAction.EMPLOYEE_EXPORTED,
      detail: `directory: ${count} people`,
    });
    return {
      fileName: `employees_${todayIn(timeZone)}.csv`,
      chunks: (db) => streamDocument(db, companyId, listing, timeZone),
    };
  },
};

/** A file with the headings alone, to fill in and import. */
export const importTemplate: FileStream = {
  path: '/employees/import-template',
  summary: 'A CSV file with the headings alone, to fill in and import.',
  contentType: csvContentType,
  permission: 'employee:import',
  open: async () => ({
    fileName: 'employees_template.csv',
    async *chunks() {
      yield byteOrderMark + formatCsv([templateHeadings]);
    },
  }),
};

async function* streamDocument(
  db: TenantTransaction,
  companyId: string,
  listing: EmployeeListing,
  timeZone: string,
): AsyncGenerator<string> {
  yield byteOrderMark + formatCsv([headings]);
  for await (const batches of listExportBatches(db, companyId, listing, timeZone))
    for (const { lines } of batches) yield lines;
}
