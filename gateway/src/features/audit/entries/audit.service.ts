import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../access/role.js';
import type { Caller, RequestContext } from '../../../request/context.js';
import type { TenantTransaction } from '../../../database/tenant.js';
import { type AuditAction, AuditEntry } from './audit-entry.entity.js';

interface AuditEvent {
  companyId: string;
  action: AuditAction;
  detail?: string;
}

/** Origin of an action; of a job that somebody requested, that of the request. */
export type Origin = Pick<Caller, 'address'> & Partial<Pick<Caller, 'requestId' | 'userAgent'>>;

const maxUserAgentLength = 200;

/**
 * Writes an audit entry for an action of the viewer or a visitor, in the transaction of the action. It must be a transaction of the
 * affected company, or of the provider's tenant if no company is affected.
 */
export async function writeAudit(
  { viewer, caller, db }: RequestContext,
  event: AuditEvent,
): Promise<void> {
  await writeAuditEntry(db, event, caller, viewer ?? undefined);
}

/** Lists the fields that changes give another value, for the detail of an entry. */
export const listChangedFields = <Row extends object>(
  before: Row,
  changes: Partial<Row>,
): (keyof Row & string)[] =>
  (Object.keys(changes) as (keyof Row & string)[]).filter(
    (field) => !isDeepStrictEqual(before[field], changes[field]),
  );

/** Writes an audit entry for an action of a job, or for a refused action. */
export async function writeAuditEntry(
  db: TenantTransaction,
  event: AuditEvent,
  { address, requestId, userAgent }: Origin,
  actor?: Pick<AuditEntry, 'role'> & { email: string | null },
): Promise<void> {
  const manager = await db.manager();
  await manager.insert(AuditEntry, {
    ...event,
    id: uuidv7(),
    ...(db.simulatedNow && { createdAt: db.simulatedNow }),
    // Entries are kept longer than employees, so they contain no address of one.
    actor: isEmployee(actor?.role) ? null : (actor?.email ?? null),
    role: actor?.role ?? null,
    address,
    requestId: requestId ?? null,
    userAgent: userAgent?.slice(0, maxUserAgentLength).toWellFormed() || null,
  });
}

function isEmployee(role: Role | null | undefined): boolean {
  return role === Role.EMPLOYEE || role === Role.OWN_FILE;
}

/** Formats an enum value for a detail: 'own file' for 'OWN_FILE'. */
export function toWords(value: string): string {
  return value.toLowerCase().replaceAll('_', ' ');
}
