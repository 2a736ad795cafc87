import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context.js';
import type { TenantTransaction } from '../../database/tenant.js';
import { Employee } from '../employees/employee.entity.js';
import { findEmployee } from '../employees/employee.service.js';
import { HealthRecord } from './health-record.entity.js';
import type { HealthInput } from './health.inputs.js';
import { latestHealth } from './health.queries.js';
import type { PhoneHealth } from './phone-health.entity.js';

/** So many times back a phone's history is read. */
const longestHistory = 1000;

/**
 * What somebody's phone said of itself, newest first.
 * @throws NotFound for a stranger.
 */
export async function healthHistory(
  context: RequestContext,
  reference: string,
): Promise<PhoneHealth[]> {
  const { id } = await findEmployee(context, reference);
  return latestHealth(context.db, context.companyId, [id], longestHistory);
}

/** Keeps what a phone says of itself, and that it was heard. */
export async function reportHealth(
  db: TenantTransaction,
  phone: { companyId: string; employeeId: string },
  input: HealthInput,
): Promise<boolean> {
  const { companyId, employeeId } = phone;
  const manager = await db.manager();
  await manager.insert(HealthRecord, { ...input, companyId, employeeId, id: uuidv7() });
  await manager.update(Employee, { companyId, id: employeeId }, { lastActive: new Date() });
  return true;
}
