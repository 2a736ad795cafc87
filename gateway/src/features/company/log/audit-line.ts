import type { ListedAuditEntry } from './audit-log.queries.js';

/** An audit entry in exports and the stream; null for unknown values. */
export type AuditLine = ReturnType<typeof toAuditLine>;

export function toAuditLine(entry: ListedAuditEntry) {
  const { id, createdAt, action, actor, role, detail, address, requestId, userAgent } = entry;
  return {
    id,
    at: createdAt.toISOString(),
    action,
    actor,
    role,
    detail: detail || null,
    ...(entry.isDetailWithheld ? { isDetailWithheld: true } : {}),
    address: address || null,
    requestId,
    userAgent,
  };
}
