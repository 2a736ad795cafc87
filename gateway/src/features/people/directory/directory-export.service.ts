import type { TenantTransaction } from '../../../database/tenant.js';
import { makeTableFile } from '../../../http/table-file.js';
import { assertMay, mayReadHealth } from '../../../request/auth-checker.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { countEmployees } from './directory-page.queries.js';
import { buildDirectoryCondition } from './directory-filter.js';
import { type EmployeeListing, EmployeeSort } from './employee.inputs.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { startExportLog, logExportOfAll } from '../../audit/accesses/access-log.js';
import { parseExportQuery, exportQuery } from './directory-export.inputs.js';
import { findExportedIds, listExportBatches } from './directory-export.queries.js';
import { todayIn } from '../../company/profile/time-zone.js';

/** Only in files for members who may read the status. */
const statusHeading = 'COVID-19 STATUS';
const headings = [
  'ID NO.',
  'NAME',
  'PHONE NO.',
  'EMAIL',
  'DEPARTMENT',
  statusHeading,
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
  statusHeading,
];

/** Exports the directory, or the people of a search and filter, as a file that can be imported again. */
export const employeesExport = makeTableFile({
  path: '/employees/export',
  summary:
    'The directory, or the employees that match search and filter, as CSV or XLSX. Can be imported again.',
  query: exportQuery,
  permission: 'employee:export',
  needsProof: true,
  async open(context, { query }) {
    const { companyId } = context;
    const listing = parseExportQuery(query);
    const withStatus = mayReadHealth(context);
    if (listing.filter.status) assertMay(context, 'health:read', 'status');
    if (listing.sort === EmployeeSort.STATUS) assertMay(context, 'health:read', 'sort');
    const { timeZone } = await ownCompany(context);
    const count = await countEmployees(context.db, companyId, listing);
    await writeAudit(context, {
      companyId,
      action: AuditAction.EMPLOYEE_EXPORTED,
      detail: `directory${listing.filter.status ? ' by status' : ''}: ${count} people`,
    });
    const kind = withStatus ? PersonReadKind.HEALTH_EXPORT : PersonReadKind.EXPORT;
    return {
      name: `employees_${todayIn(timeZone)}`,
      headings: headings.filter((heading) => withStatus || heading !== statusHeading),
      async *lines(db) {
        // Before the first line: a client that closes the connection has what was sent until then.
        if (isWholeDirectory(listing)) logExportOfAll(context, kind);
        else startExportLog(context, kind)(await findExportedIds(db, companyId, listing));
        yield* listLines(db, companyId, { ...listing, withStatus }, timeZone);
      },
    };
  },
});

/** Returns a file with only the headings, to fill in and import. */
export const importTemplate = makeTableFile({
  path: '/employees/import-template',
  summary: 'A file with the headings alone, to fill in and import.',
  permission: 'employee:import',
  needsProof: false,
  open: async () => ({
    name: 'employees_template',
    headings: templateHeadings,
    lines: () => [],
  }),
});

function isWholeDirectory({ search, filter }: EmployeeListing): boolean {
  return buildDirectoryCondition(search, filter).textOfPresent === 'true';
}

async function* listLines(
  db: TenantTransaction,
  companyId: string,
  listing: EmployeeListing & { withStatus: boolean },
  timeZone: string,
): AsyncGenerator<string> {
  for await (const batches of listExportBatches(db, companyId, listing, timeZone))
    for (const { lines } of batches) yield lines;
}
