import type { TenantTransaction } from '../database/tenant.js';
import type { ContactRecordInput } from '../features/contacts/records/contact.inputs.js';
import {
  maxUploadRecords,
  parseRecord,
  parseRecords,
} from '../features/contacts/records/records.js';
import { storeUploads } from '../features/contacts/records/upload-batcher.js';
import type { ReportHealthInput } from '../features/people/phones/health.inputs.js';
import { reportHealth } from '../features/people/phones/health.service.js';
import { setLastActive } from './demo.queries.js';
import { demoCompanyId, type DemoPerson } from './people.js';
import { Random } from './random.js';
import type { SimulatedRecord } from './simulator.js';

/** Reports of phones in a period. */
export interface PhoneReports {
  records: SimulatedRecord[];
  health: { phone: DemoPerson; at: number }[];
}

/** Stores reports as if each phone had sent its own. Stops between two phones if the signal aborts. */
export async function storeReports(
  db: TenantTransaction,
  { records, health }: PhoneReports,
  signal: AbortSignal,
): Promise<void> {
  const lastReports = new Map<string, number>();
  for (const [phone, own] of Map.groupBy(records, (record) => record.phone)) {
    const lastSentAt = Math.max(...own.map(({ sentAt }) => sentAt));
    for (let at = 0; at < own.length; at += maxUploadRecords) {
      signal.throwIfAborted();
      const sent = own.slice(at, at + maxUploadRecords).map(toInput);
      const upload = { employeeId: phone.id, ...parseRecords(sent, parseRecord) };
      await storeUploads(db, demoCompanyId, [upload], new Date(lastSentAt));
    }
    lastReports.set(phone.id, lastSentAt);
  }
  for (const { phone, at } of health) {
    signal.throwIfAborted();
    await reportHealth(
      db,
      { companyId: demoCompanyId, employeeId: phone.id },
      makeHealth(phone),
      new Date(at),
    );
    lastReports.set(phone.id, Math.max(at, lastReports.get(phone.id) ?? 0));
  }
  if (lastReports.size > 0) await setLastActive(db, demoCompanyId, lastReports);
}

function toInput({ id, cross, start, minutes, distance }: SimulatedRecord): ContactRecordInput {
  return { id, other: cross.id, minutes, startedAt: new Date(start).toISOString(), distance };
}

const models = [
  { deviceType: 'Android', makeModel: 'Samsung Galaxy A54', osVersion: '15' },
  { deviceType: 'iOS', makeModel: 'Apple iPhone 15', osVersion: '18.5' },
  { deviceType: 'Android', makeModel: 'Google Pixel 8', osVersion: '16' },
  { deviceType: 'iOS', makeModel: 'Apple iPhone SE', osVersion: '17.7' },
  { deviceType: 'Android', makeModel: 'Xiaomi Redmi Note 13', osVersion: '14' },
];

function makeHealth({ index }: DemoPerson): ReportHealthInput {
  const random = new Random('device', index);
  const { deviceType, makeModel, osVersion } = random.pick(models);
  return {
    bluetoothStatus: !random.chance(0.04),
    locationStatus: !random.chance(0.1),
    locationPermission: random.chance(0.8) ? 'Always' : 'While using the app',
    deviceType,
    makeModel,
    osVersion,
    appVersion: random.chance(0.85) ? '3.2.0' : '3.1.4',
  };
}
