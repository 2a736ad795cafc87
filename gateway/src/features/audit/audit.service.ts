import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../access/session.entity.js';
import type { Caller, RequestContext } from '../../request/context.js';
import type { TenantTransaction } from '../../database/tenant.js';
import { type AuditAction, AuditEntry } from './audit-entry.entity.js';

interface Done {
  companyId: string;
  action: AuditAction;
  detail?: string;
}

/** Where something came from. */
export type Origin = Pick<Caller, 'address'> & Partial<Pick<Caller, 'requestId' | 'userAgent'>>;

const maxUserAgentLength = 200;

/**
 * Writes down what the viewer, or a visitor, is doing, in the transaction that does it. The transaction must stand in the
 * company that it is done to, or, for what is done to none, in the provider's tenant.
 */
export async function writeAudit(
  { viewer, caller, db }: RequestContext,
  done: Done,
): Promise<void> {
  await writeVisit(db, done, caller, viewer ?? undefined);
}

/** Likewise for what somebody asked for and a job does, or what was refused. */
export async function writeVisit(
  db: TenantTransaction,
  done: Done,
  { address, requestId, userAgent }: Origin,
  actor?: Pick<AuditEntry, 'role'> & { email: string | null },
): Promise<void> {
  const manager = await db.manager();
  await manager.insert(AuditEntry, {
    ...done,
    id: uuidv7(),
    // The log outlives the people: an employee's own address does not stand in it.
    actor: actor?.role === Role.EMPLOYEE ? null : (actor?.email ?? null),
    role: actor?.role ?? null,
    address,
    requestId: requestId ?? null,
    userAgent: userAgent?.slice(0, maxUserAgentLength).toWellFormed() || null,
  });
}
