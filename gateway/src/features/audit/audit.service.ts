import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../access/session.entity.js';
import type { RequestContext } from '../../context.js';
import type { TenantTransaction } from '../../database/tenant.js';
import { type AuditAction, AuditEntry } from './audit-entry.entity.js';

interface Done {
  companyId: string;
  action: AuditAction;
  detail?: string;
}

/**
 * Writes down what the viewer, or a visitor, is doing, in the transaction that does it. The transaction must stand in the
 * company that it is done to, or, for what is done to none, in the provider's tenant.
 */
export async function writeAudit(
  { viewer, caller, db }: RequestContext,
  done: Done,
): Promise<void> {
  await writeVisit(db, done, caller.address, viewer ?? undefined);
}

/** Likewise for what a visitor at a network address asked for and a job does. */
export async function writeVisit(
  db: TenantTransaction,
  done: Done,
  address: string,
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
  });
}
