import { v7 as uuidv7 } from 'uuid';
import type { TenantTransaction } from '../../../database/tenant.js';
import { Employee } from '../directory/employee.entity.js';
import { HealthRecord } from './health-record.entity.js';
import type { ReportHealthInput } from './health.inputs.js';
import { findLatestHealth } from '../directory/phone-health.queries.js';

/**
 * Stores a phone's health report and marks the phone as active at that moment. Fields that are missing or null keep the value of the
 * previous report.
 */
export async function reportHealth(
  db: TenantTransaction,
  phone: { companyId: string; employeeId: string },
  input: ReportHealthInput,
  reportedAt = new Date(),
): Promise<HealthRecord> {
  const { companyId, employeeId } = phone;
  const manager = await db.manager();
  // Update the person first: a deletion locks the person before the records, so the other order could deadlock.
  await manager.update(Employee, { companyId, id: employeeId }, { lastActiveAt: reportedAt });
  const [previous] = await findLatestHealth(db, companyId, [employeeId], 1);
  const record: HealthRecord = {
    bluetoothStatus: input.bluetoothStatus ?? previous?.bluetoothStatus ?? null,
    locationStatus: input.locationStatus ?? previous?.locationStatus ?? null,
    locationPermission: input.locationPermission ?? previous?.locationPermission ?? null,
    osVersion: input.osVersion ?? previous?.osVersion ?? null,
    deviceType: input.deviceType ?? previous?.deviceType ?? null,
    makeModel: input.makeModel ?? previous?.makeModel ?? null,
    appVersion: input.appVersion ?? previous?.appVersion ?? null,
    companyId,
    employeeId,
    id: uuidv7(),
    createdAt: reportedAt,
  };
  await manager.insert(HealthRecord, record);
  return record;
}
