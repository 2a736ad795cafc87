import type { TenantTransaction } from '../../database/tenant.js';
import { BadUserInput } from '../../errors.js';
import type { UploadReceipt } from './contact-upload.entity.js';
import type { ContactRecordInput } from './contact.inputs.js';
import { type ReadRecord, readRecord } from './records.js';
import { peopleMeant, storeContacts } from './upload.queries.js';

/** Most records of one upload. */
export const largestUpload = 1000;

/**
 * Takes what a phone reports. A record counts once, however often it comes, and a bad one is rejected alone.
 * @throws BadUserInput for no records at all, or more than 1000.
 */
export async function uploadContacts(
  db: TenantTransaction,
  phone: { companyId: string; employeeId: string },
  sent: ContactRecordInput[],
): Promise<UploadReceipt> {
  if (sent.length < 1 || sent.length > largestUpload) {
    throw new BadUserInput([{ field: 'records', message: `Send 1 to ${largestUpload} records` }]);
  }
  const now = Date.now();
  const receipt: UploadReceipt = { accepted: 0, duplicates: 0, rejected: [] };
  const read = new Map<string, ReadRecord>();
  for (const record of sent) {
    const result = readRecord(record, now);
    if (typeof result === 'string') receipt.rejected.push({ id: record.id ?? '', message: result });
    else if (read.has(result.id)) receipt.duplicates += 1;
    else read.set(result.id, result);
  }
  const people = await peopleMeant(db, phone.companyId, [
    ...new Set([...read.values()].map(({ cross }) => cross)),
  ]);
  const known = [...read.values()].flatMap((record) => {
    const crossEmployeeId = people.get(record.cross);
    if (crossEmployeeId && crossEmployeeId !== phone.employeeId)
      return [{ ...record, crossEmployeeId }];
    const message = crossEmployeeId
      ? 'cross_employee_id is the phone itself'
      : 'cross_employee_id is unknown';
    receipt.rejected.push({ id: record.id, message });
    return [];
  });
  const stored = await storeContacts(db, phone.companyId, phone.employeeId, known);
  receipt.accepted += stored.size;
  receipt.duplicates += known.length - stored.size;
  return receipt;
}
