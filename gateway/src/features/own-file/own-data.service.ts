import type { TenantTransaction } from '../../database/tenant.js';
import type { FileStream } from '../../http/file-stream.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { ownCompany } from '../companies/company.service.js';
import { todayIn } from '../companies/time-zone.js';
import { personalTables } from './own-columns.js';
import { streamPersonalRows } from './own-data.queries.js';

/** Download of everything that is kept about the person who opened the own file, as JSON that names nobody else. */
export const ownData: FileStream = {
  path: '/me/data',
  summary: 'Everything that the product holds of the person who asks, without the names of others.',
  contentType: 'application/json; charset=utf-8',
  permission: 'own-file:read',
  async open(context) {
    const { companyId, employeeId } = context;
    const { name, timeZone } = await ownCompany(context);
    await writeAudit(context, {
      companyId,
      action: AuditAction.EMPLOYEE_EXPORTED,
      detail: `employee ${employeeId}`,
    });
    return {
      fileName: `my-file_${todayIn(timeZone)}.json`,
      chunks: (db) => streamDocument(db, companyId, employeeId, { company: name, timeZone }),
    };
  },
};

async function* streamDocument(
  db: TenantTransaction,
  companyId: string,
  personId: string,
  about: { company: string; timeZone: string },
): AsyncGenerator<string> {
  yield `{\n"about": ${JSON.stringify({ ...about, madeAt: new Date() })}`;
  for (const table of personalTables) {
    const { key, part, purpose, keptUntil, columns } = table;
    const notShown = Object.values(columns).flatMap(({ what, withheld }) =>
      withheld === null ? [] : { what, why: withheld },
    );
    const shown = Object.values(columns).flatMap(({ as, what }) =>
      as === null ? [] : [[as, what]],
    );
    const described = { part, purpose, keptUntil, shown: Object.fromEntries(shown), notShown };
    yield `,\n"${key}": ${JSON.stringify(described).slice(0, -1)}, "rows": [`;
    let isFirst = true;
    for await (const rows of streamPersonalRows(db, companyId, personId, table)) {
      yield `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
      isFirst = false;
    }
    yield ']}';
  }
  yield '\n}\n';
}
