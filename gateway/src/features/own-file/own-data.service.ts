import type { TenantTransaction } from '../../database/tenant.js';
import type { FileStream } from '../../http/file-stream.js';
import { findToldPersonId } from '../people/access/access-change.service.js';
import { AuditAction } from '../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../audit/entries/audit.service.js';
import { addDays } from '../company/profile/calendar-days.js';
import { ownCompany } from '../company/profile/company.service.js';
import { todayIn } from '../company/profile/time-zone.js';
import { findDaySpan } from '../contacts/tracing/day-span.js';
import { listOwnAccesses } from './own-access.queries.js';
import { personalTables } from './own-columns.js';
import { countOwnDays, type OwnDays } from './own-days.queries.js';
import { listOwnInstructions, maxDays } from './own-file.service.js';
import type { OwnInstruction } from './own-file.types.js';
import { streamPersonalRows } from './own-file.queries.js';

/** Tables that a session is shown also while nobody has confirmed that it is the employee's. */
const saysNothingOfHealth: ReadonlySet<string> = new Set([
  'directory',
  'photo',
  'accessChange',
  'sessions',
  'fileLinks',
]);

/**
 * Download of what is kept about the person who opened the own file, as JSON that names nobody else. Meetings, accesses and instructions
 * stand in it as on the page, made by the same functions.
 */
export const ownData: FileStream = {
  path: '/me/data',
  summary: 'Everything that the product holds of the person who asks, without the names of others.',
  contentType: 'application/json; charset=utf-8',
  permission: 'own-file:read',
  needsProof: false,
  async open(context) {
    const { companyId, employeeId } = context;
    const { name, timeZone } = await ownCompany(context);
    await writeAudit(context, {
      companyId,
      action: AuditAction.EMPLOYEE_EXPORTED,
      detail: `employee ${employeeId}`,
    });
    const today = todayIn(timeZone);
    const period = { from: addDays(today, 1 - maxDays), to: today };
    const person = {
      companyId,
      personId: employeeId,
      toldId: await findToldPersonId(context),
      company: name,
      days: { ...period, span: await findDaySpan(context, period), timeZone },
      instructions: await listOwnInstructions(context),
    };
    return {
      fileName: `my-file_${today}.json`,
      chunks: (db) => streamDocument(db, person),
    };
  },
};

interface DownloadedPerson {
  companyId: string;
  personId: string;
  /** Whose health and contacts are told, see `findToldPersonId`. */
  toldId: string;
  company: string;
  days: OwnDays;
  instructions: OwnInstruction[];
}

async function* streamDocument(
  db: TenantTransaction,
  { companyId, personId, toldId, company, days, instructions }: DownloadedPerson,
): AsyncGenerator<string> {
  const { timeZone } = days;
  yield `{\n"about": ${JSON.stringify({ company, timeZone, madeAt: new Date() })}`;
  yield `,\n"instructions": ${JSON.stringify(instructions)}`;
  const met = await countOwnDays(db, companyId, toldId, days);
  yield `,\n"days": ${JSON.stringify(met.filter(({ people }) => people > 0))}`;
  const accesses = await listOwnAccesses(db, companyId, toldId, { timeZone, limit: null });
  yield `,\n"accesses": ${JSON.stringify(accesses)}`;
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
    const shownId = saysNothingOfHealth.has(key) ? personId : toldId;
    for await (const rows of streamPersonalRows(db, companyId, shownId, table)) {
      yield `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
      isFirst = false;
    }
    yield ']}';
  }
  yield '\n}\n';
}
