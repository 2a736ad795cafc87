import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { makeDataSource } from '../../../src/database/data-source.js';
import type { ContactRecordInput } from '../../../src/features/contacts/contact.inputs.js';
import {
  findPeopleByReference,
  touchLastActive,
} from '../../../src/features/contacts/upload.queries.js';
import type { UploadReceipt } from '../../../src/features/contacts/contact-upload.types.js';
import { parseRecord, parseRecords } from '../../../src/features/contacts/records.js';
import {
  resolvePeople,
  storeUploads,
  type Upload,
} from '../../../src/features/contacts/upload-batcher.js';
import { uploadBody } from '../../../src/rest/bodies.js';
import { markRecordDays } from '../../../src/features/stale-days/mark-days.js';
import { companyHeader, type Peer, phoneHeader } from './peer.js';
import { readJson, sendJson, servePlainly } from './plain-http.js';
import { createPool, inPlainTransaction, type PlainTransaction } from './plain-transaction.js';
import { saveUpload } from './typeorm-save.js';
import { entities } from '../../../src/app/entities.js';

/*
 * Bare servers without sign-in that the gateway's uploads are compared with. They validate records by the gateway's rules, store
 * each upload in a transaction of its own and answer after its commit.
 */

type Store = (companyId: string, upload: Upload) => Promise<UploadReceipt>;

/** Runs the gateway's statements for each upload by itself. */
export const bareInsert: Peer = ({ databaseUrl }) => {
  const pool = createPool(databaseUrl);
  return serveUploads((companyId, upload) =>
    inPlainTransaction(pool, companyId, false, async (db) => {
      const [stored] = await storeUploads(db, companyId, [upload]);
      if (!stored || stored instanceof Error) throw stored;
      return stored;
    }),
  );
};

/** TypeORM's `save`. */
export const typeOrmSave: Peer = async ({ databaseUrl }) => {
  const dataSource = await makeDataSource(databaseUrl, entities).initialize();
  return serveUploads((companyId, upload) => saveUpload(dataSource, companyId, upload));
};

/** Copies into a temporary table and inserts from there: row level security refuses a direct COPY, which also ignores conflicts. */
export const copyAndInsert: Peer = ({ databaseUrl }) => {
  const pool = createPool(databaseUrl, false);
  return serveUploads((companyId, upload) =>
    inPlainTransaction(pool, companyId, false, (db) => copyUpload(db, companyId, upload)),
  );
};

function serveUploads(store: Store): Promise<number> {
  return servePlainly(async (request, response) => {
    const { records } = (await readJson(request)) as { records: SentRecord[] };
    const companyId = String(request.headers[companyHeader]);
    const employeeId = String(request.headers[phoneHeader]);
    const upload = { employeeId, ...parseRecords(records.map(toInput), parseRecord) };
    sendJson(response, { success: true, data: uploadBody(await store(companyId, upload)) });
  });
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

/** Connections that have their temporary table. */
const prepared = new WeakSet<PoolClient>();

async function copyUpload(
  db: PlainTransaction,
  companyId: string,
  upload: Upload,
): Promise<UploadReceipt> {
  const client = await db.client();
  if (!prepared.has(client)) {
    await client.query(`CREATE TEMPORARY TABLE copied (employee_id uuid, id uuid, cross_employee_id uuid,
      start_at timestamptz(3), end_at timestamptz(3), distance real) ON COMMIT DELETE ROWS`);
    prepared.add(client);
  }
  const people = await findPeopleByReference(db, companyId, [
    ...new Set(upload.records.map(({ cross }) => cross)),
  ]);
  const { records, duplicates, rejected } = resolvePeople(upload, people);
  const lines = records.map(({ employeeId, id, crossEmployeeId, start, end, distance }) => {
    const [from, until] = [new Date(start).toISOString(), new Date(end).toISOString()];
    return `${employeeId}\t${id}\t${crossEmployeeId}\t${from}\t${until}\t${distance ?? '\\N'}\n`;
  });
  await pipeline(Readable.from([lines.join('')]), client.query(copyFrom('COPY copied FROM STDIN')));
  const stored = await db.rows(fromCopied, [companyId]);
  await touchLastActive(db, companyId, [upload.employeeId]);
  return {
    accepted: stored.length,
    held: 0,
    duplicates: duplicates + records.length - stored.length,
    rejected,
  };
}

const fromCopied = {
  name: 'from-copied',
  text: `WITH stored AS (
    INSERT INTO contact (company_id, employee_id, id, cross_employee_id, start_at, end_at, distance, source)
    SELECT $1, employee_id, id, cross_employee_id, start_at, end_at, distance, 'mobile' FROM copied ORDER BY start_at, id
    ON CONFLICT DO NOTHING RETURNING id, start_at, end_at
    ), marked AS (${markRecordDays('stored')})
    SELECT id FROM stored`,
};
