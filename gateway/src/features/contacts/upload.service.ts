import { BadUserInput } from '../../errors.js';
import type { UploadReceipt } from './contact-upload.entity.js';
import type { ContactRecordInput } from './contact.inputs.js';
import { type ParsedRecord, parseRecord } from './records.js';
import type { UploadResult, Upload } from './upload-batcher.js';

/** Maximum records per upload. */
export const maxUploadRecords = 1000;

/**
 * Stores the records of a phone, together with concurrent uploads. A record counts once, however often it is sent; invalid
 * records are rejected one by one.
 * @throws BadUserInput for no records, or more than 1000.
 */
export async function uploadContacts(
  employeeId: string,
  sent: ContactRecordInput[],
  store: (upload: Upload) => Promise<UploadResult>,
): Promise<UploadReceipt> {
  if (sent.length < 1 || sent.length > maxUploadRecords) {
    throw new BadUserInput([
      { field: 'records', message: `Send 1 to ${maxUploadRecords} records` },
    ]);
  }
  const now = Date.now();
  const receipt: Omit<UploadReceipt, 'accepted'> = { duplicates: 0, rejected: [] };
  const read = new Map<string, ParsedRecord>();
  for (const record of sent) {
    const result = parseRecord(record, now);
    if (typeof result === 'string') receipt.rejected.push({ id: record.id ?? '', message: result });
    else if (read.has(result.id)) receipt.duplicates += 1;
    else read.set(result.id, result);
  }
  const stored = await store({ employeeId, records: [...read.values()] });
  return {
    accepted: stored.accepted,
    duplicates: receipt.duplicates + stored.duplicates,
    rejected: [...receipt.rejected, ...stored.rejected],
  };
}
