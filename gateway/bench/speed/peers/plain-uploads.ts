import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import type { ContactRecordInput } from '../../../src/features/contacts/records/contact.inputs.js';
import { parseRecord, parseRecords } from '../../../src/features/contacts/records/records.js';
import { storeUploads } from '../../../src/features/contacts/records/upload-batcher.js';
import { uploadBody } from '../../../src/rest/bodies.js';
import { phoneHeader } from './peer.js';
import { readJson, sendJson } from './plain-http.js';
import { inPlainTransaction } from './plain-transaction.js';

/** Stores an upload by itself, with the gateway's rules and statements, and answers after the commit. */
export async function storeUpload(
  pool: Pool,
  companyId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { records } = (await readJson(request)) as { records: SentRecord[] };
  const employeeId = String(request.headers[phoneHeader]);
  const upload = { employeeId, ...parseRecords(records.map(toInput), parseRecord) };
  const receipt = await inPlainTransaction(pool, companyId, false, async (db) => {
    const [stored] = await storeUploads(db, companyId, [upload]);
    if (!stored || stored instanceof Error) throw stored;
    return stored;
  });
  sendJson(response, { success: true, data: uploadBody(receipt) });
}

/** A record as apps send it. */
interface SentRecord {
  id: string;
  cross_employee_id?: string;
  since: number;
  date: string;
  distance?: number;
}

function toInput({
  cross_employee_id: other,
  since,
  date,
  ...record
}: SentRecord): ContactRecordInput {
  return { ...record, other, minutes: since, startedAt: date };
}
