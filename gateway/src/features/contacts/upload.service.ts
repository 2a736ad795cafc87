import { BadUserInput } from '../../errors.js';
import type { UploadReceipt } from './contact-upload.entity.js';
import type { ContactRecordInput } from './contact.inputs.js';
import { type ReadRecord, readRecord } from './records.js';
import type { Stored, Upload } from './upload-batcher.js';

/** Most records of one upload. */
export const largestUpload = 1000;

/**
 * Takes what a phone reports, beside what others report meanwhile. A record counts once, however often it comes, and a bad
 * one is rejected alone.
 * @throws BadUserInput for no records at all, or more than 1000.
 */
export async function uploadContacts(
  employeeId: string,
  sent: ContactRecordInput[],
  store: (upload: Upload) => Promise<Stored>,
): Promise<UploadReceipt> {
  if (sent.length < 1 || sent.length > largestUpload) {
    throw new BadUserInput([{ field: 'records', message: `Send 1 to ${largestUpload} records` }]);
  }
  const now = Date.now();
  const receipt: Omit<UploadReceipt, 'accepted'> = { duplicates: 0, rejected: [] };
  const read = new Map<string, ReadRecord>();
  for (const record of sent) {
    const result = readRecord(record, now);
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
