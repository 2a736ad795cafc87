import { LiveTopic } from '../../../live/live-topic.js';
import { countUpload } from '../../../observability/upload-metrics.js';
import type { RequestContext } from '../../../request/context.js';
import type { UploadReceipt } from './contact-upload.types.js';
import type { ContactRecordInput } from './contact.inputs.js';
import { assertRecordCount, parseRecord, parseRecords } from './records.js';
import { storeUploads, TooManyHeld } from './upload-batcher.js';

/**
 * Stores the records of a phone, together with concurrent uploads. A record counts once, however often it is sent; invalid
 * records are rejected one by one.
 * @throws BadUserInput for no records, or more than 1000; TooManyHeld.
 */
export async function uploadContacts(
  context: RequestContext,
  sent: ContactRecordInput[],
): Promise<UploadReceipt> {
  const { app, companyId, employeeId } = context;
  assertRecordCount(sent);
  const upload = { employeeId, ...parseRecords(sent, parseRecord) };
  const [outcome] = context.hasOwnTransaction
    ? [await app.uploads.add(companyId, upload)]
    : await storeUploads(context.db, companyId, [upload]);
  if (outcome instanceof TooManyHeld) throw outcome;
  const receipt = outcome!;
  context.publishOnCommit(LiveTopic.ACTIVITY);
  const starts = sent.map(({ startedAt }) => startedAt);
  context.afterCommit(() => countUpload('mobile', receipt, starts));
  return receipt;
}
