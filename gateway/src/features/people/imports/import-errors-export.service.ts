import type { TenantTransaction } from '../../../database/tenant.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { ImportField } from './import-enums.js';
import { type ImportKey, streamWrongRows } from './import.queries.js';
import { findImport } from './import.service.js';
import type { Cell } from '../../../http/csv.js';
import { makeTableFile } from '../../../http/table-file.js';
import { readId } from '../../../http/query-parameters.js';

const headings = ['ROW', 'NAME', 'COLUMN', 'VALUE', 'PROBLEM'];
const columnNames: Record<ImportField, string> = {
  [ImportField.EMPLOYEE_ID]: 'Employee ID',
  [ImportField.NAME]: 'Name',
  [ImportField.PHONE]: 'Phone',
  [ImportField.CALLING_CODE]: 'Country code',
  [ImportField.EMAIL]: 'Email',
  [ImportField.DEPARTMENT]: 'Department',
  [ImportField.DESIGNATION]: 'Designation',
  [ImportField.GENDER]: 'Gender',
  [ImportField.DATE_OF_BIRTH]: 'Date of birth',
  [ImportField.STATUS]: 'COVID-19 status',
  [ImportField.POSITIVE_DATE]: 'Positive since',
};

/** Exports the errors of an import as a file, one per line, with row, column, value and message. */
export const importErrorsExport = makeTableFile({
  path: '/employees/import-errors',
  summary: 'Every error in a file of people that was imported or has a preview, as CSV or XLSX.',
  query: { import: { description: 'Id of the import.', type: 'string', format: 'uuid' } },
  required: ['import'],
  canBeNotFound: true,
  permission: 'employee:import',
  needsProof: false,
  async open(context, { query }) {
    const { companyId } = context;
    const { id, fileName } = await findImport(context, readId(query, 'import'));
    await writeAudit(context, {
      companyId,
      action: AuditAction.EMPLOYEE_EXPORTED,
      detail: `errors of import ${id}`,
    });
    return {
      name: `${fileName.replace(/\.[^.]*$/u, '')}_errors`,
      headings,
      batches: (db) => listErrors(db, { companyId, id }),
    };
  },
});

async function* listErrors(db: TenantTransaction, key: ImportKey): AsyncGenerator<Cell[][]> {
  for await (const rows of streamWrongRows(db, key))
    yield rows.flatMap(({ row, name, error, cells }) => [
      ...(error === null ? [] : [[row, name, null, null, error]]),
      ...cells
        .filter((cell) => cell.error !== null)
        .map((cell) => [row, name, columnNames[cell.field], cell.after, cell.error]),
    ]);
}
