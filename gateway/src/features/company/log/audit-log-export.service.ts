import type { TenantTransaction } from '../../../database/tenant.js';
import type { FileStream } from '../../../http/file-stream.js';
import { mayReadHealth } from '../../../request/auth-checker.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { AuditChain, type OpeningLine } from './audit-chain.js';
import { toAuditLine } from './audit-line.js';
import { type AuditFilter, readAuditEntries } from './audit-log.queries.js';
import { listPeopleOnHealth, logPeopleSearched } from './audit-accesses.js';
import { addDays, startOfDayIn } from '../profile/calendar-days.js';
import { ownCompany } from '../profile/company.service.js';
import { todayIn } from '../profile/time-zone.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { startExportLog } from '../../audit/accesses/access-log.js';
import { readDay, readText, readEnum } from '../../../http/query-parameters.js';

/** One JSON object per line. */
export const jsonLinesContentType = 'application/x-ndjson; charset=utf-8';

/** Exports the company's audit log as a file whose lines form a hash chain; see docs/operations/audit-log.md. */
export const auditLogExport: FileStream = {
  path: '/audit/export',
  summary:
    "The company's audit log, oldest first, as JSON lines that form a hash chain, which `pnpm audit-verify` checks.",
  contentType: jsonLinesContentType,
  query: {
    from: {
      description: "First day, in the company's time zone.",
      type: 'string',
      format: 'date',
    },
    to: { description: 'Last day, included.', type: 'string', format: 'date' },
    actor: {
      description: 'Only entries of who did it by this address.',
      type: 'string',
      maxLength: 254,
    },
    action: {
      description: 'Only entries with this action.',
      type: 'string',
      enum: Object.values(AuditAction),
    },
    search: {
      description: 'Only entries that have this text; at most 100 characters.',
      type: 'string',
      maxLength: 100,
    },
  },
  permission: 'audit:read',
  needsProof: true,
  async open(context, { query }) {
    const { companyId } = context;
    const company = await ownCompany(context);
    const { timeZone } = company;
    const filter = {
      from: readText(query, 'from') === '' ? null : readDay(query, 'from'),
      to: readText(query, 'to') === '' ? null : readDay(query, 'to'),
      actor: readText(query, 'actor', 254) || null,
      action: readEnum(query, 'action', AuditAction),
      search: readText(query, 'search', 100).trim() || null,
    };
    await writeAudit(context, {
      companyId,
      action: AuditAction.AUDIT_LOG_EXPORTED,
      detail: Object.entries(filter)
        .flatMap(([name, value]) => (value === null ? [] : `${name} ${value}`))
        .join(', '),
    });
    const opening = {
      company: { id: companyId, name: company.name },
      writtenAt: new Date().toISOString(),
      filter,
    };
    const { from, to, ...others } = filter;
    const auditFilter = {
      ...others,
      companyId,
      search: filter.search ?? '',
      hidesHealth: !mayReadHealth(context),
      from: from === null ? null : new Date(startOfDayIn(timeZone, from)),
      until: to === null ? null : new Date(startOfDayIn(timeZone, addDays(to, 1))),
    };
    logPeopleSearched(context, auditFilter);
    return {
      fileName: `audit_log_${todayIn(timeZone)}.jsonl`,
      chunks: (db) =>
        writeLines(db, opening, auditFilter, startExportLog(context, PersonReadKind.HEALTH_EXPORT)),
    };
  },
};

async function* writeLines(
  db: TenantTransaction,
  opening: Omit<OpeningLine, 'type' | 'format'>,
  filter: Omit<AuditFilter, 'isForCompany'>,
  logPeople: (ids: readonly string[]) => void,
): AsyncGenerator<string> {
  const chain = new AuditChain();
  yield chain.open(opening);
  for await (const entries of readAuditEntries(db, filter)) {
    logPeople(listPeopleOnHealth(entries));
    yield entries.map((entry) => chain.add(toAuditLine(entry))).join('');
  }
  yield chain.close();
}
