import type { TenantTransaction } from '../../../database/tenant.js';
import type { FileStream } from '../../../http/file-stream.js';
import { mayReadHealth } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { isUuid } from '../../../validation/reference.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { listPeopleOnHealth } from './audit-accesses.js';
import { toAuditLine } from './audit-line.js';
import { type AuditCursor, hasStreamedToday, readSettledEntries } from './audit-log.queries.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { startExportLog } from '../../audit/accesses/access-log.js';
import { jsonLinesContentType } from './audit-log-export.service.js';
import { invalidParameter, readText } from '../../../http/query-parameters.js';

/** Exports the company's audit log to another system, which continues from its last cursor. */
export const auditStreamExport: FileStream = {
  path: '/audit/stream',
  summary:
    "The company's audit log, oldest first, as JSON lines. Each has a `cursor`: `from` that cursor the stream goes on after it. Entries appear two minutes after they were written.",
  contentType: jsonLinesContentType,
  query: {
    from: {
      description:
        'Cursor of the last line that is known; without it the log starts at its first entry.',
      type: 'string',
      format: 'cursor',
      maxLength: 100,
    },
  },
  permission: 'audit:read',
  needsProof: true,
  async open(context, { query }) {
    const { companyId } = context;
    const after = readCursor(query, 'from');
    await auditStream(context);
    const options = { after, hidesHealth: !mayReadHealth(context) };
    const logPeople = startExportLog(context, PersonReadKind.HEALTH_EXPORT);
    return {
      fileName: 'audit_log.jsonl',
      chunks: (db) => writeLines(db, companyId, options, logPeople),
    };
  },
};

/** Writes an audit entry once a day for each reader and network address, since a system may read every minute. */
async function auditStream(context: RequestContext): Promise<void> {
  const { db, companyId, viewer, caller } = context;
  const reader = { actor: viewer?.email ?? '', address: caller.address };
  if (await hasStreamedToday(db, companyId, reader)) return;
  await writeAudit(context, { companyId, action: AuditAction.AUDIT_LOG_STREAMED });
}

async function* writeLines(
  db: TenantTransaction,
  companyId: string,
  options: { after: AuditCursor | null; hidesHealth: boolean },
  logPeople: (ids: readonly string[]) => void,
): AsyncGenerator<string> {
  for await (const entries of readSettledEntries(db, companyId, options)) {
    logPeople(listPeopleOnHealth(entries));
    yield entries
      .map((entry) => `${JSON.stringify({ cursor: formatCursor(entry), ...toAuditLine(entry) })}\n`)
      .join('');
  }
}

/** Formats a cursor as time in milliseconds and id. */
function formatCursor({ createdAt, id }: AuditCursor): string {
  return `${createdAt.getTime()}.${id}`;
}

/** Reads a cursor; null if it is missing. @throws BadUserInput for an invalid one. */
function readCursor(query: Record<string, unknown>, name: string): AuditCursor | null {
  const cursor = readText(query, name, 100);
  if (cursor === '') return null;
  const [time = '', id = '', ...rest] = cursor.split('.');
  const isValid = /^\d{1,13}$/.test(time) && isUuid(id) && rest.length === 0;
  if (!isValid) throw invalidParameter(name);
  return { createdAt: new Date(Number(time)), id };
}
