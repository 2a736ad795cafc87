import { v7 as uuidv7 } from 'uuid';
import type { TenantTransaction } from '../../database/tenant.js';
import { Employee } from '../employees/employee.entity.js';
import { HealthRecord } from './health-record.entity.js';
import type { HealthInput } from './health.inputs.js';

/** Keeps what a phone says of itself, and that it was heard. */
export async function reportHealth(
  db: TenantTransaction,
  phone: { companyId: string; employeeId: string },
  input: HealthInput,
): Promise<boolean> {
  const { companyId, employeeId } = phone;
  const manager = await db.manager();
  // The person first: who writes the record first holds what a deletion waits for, and then waits for the deletion.
  await manager.update(Employee, { companyId, id: employeeId }, { lastActive: new Date() });
  await manager.insert(HealthRecord, { ...input, companyId, employeeId, id: uuidv7() });
  return true;
}
