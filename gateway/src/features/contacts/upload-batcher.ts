import type { DataSource } from 'typeorm';
import { Batcher } from '../../database/batcher.js';
import { retryOnDeadlock } from '../../database/retry-on-deadlock.js';
import { inTenant, type Rows } from '../../database/tenant.js';
import type { RejectedRecord, UploadReceipt } from './contact-upload.types.js';
import type { ParsedRecord, ParsedUpload } from './records.js';
import {
  findPeopleByReference,
  type ResolvedRecord,
  storeContacts,
  touchLastActive,
} from './upload.queries.js';

declare module '../../request/context.js' {
  interface App {
    uploads: UploadBatcher;
  }
}

/** The parsed records of one phone. */
export interface Upload extends ParsedUpload<ParsedRecord> {
  employeeId: string;
}

/** Stores the concurrent uploads of a company in one transaction; each upload is answered after the commit. */
export class UploadBatcher extends Batcher<Upload, UploadReceipt> {
  constructor(dataSource: DataSource) {
    super(
      (companyId, uploads) =>
        retryOnDeadlock(() =>
          inTenant(dataSource, companyId, (db) => storeUploads(db, companyId, uploads)),
        ),
      { concurrency: 4, maxBatchSize: 100, maxWaiting: 1000 },
    );
  }
}

/** Stores uploads in a transaction of the company; returns the receipts in their order. */
export async function storeUploads(
  db: Rows,
  companyId: string,
  uploads: readonly Upload[],
): Promise<UploadReceipt[]> {
  const people = await findPeopleByReference(db, companyId, [
    ...new Set(uploads.flatMap(({ records }) => records.map(({ cross }) => cross))),
  ]);
  const resolved = uploads.map((upload) => resolvePeople(upload, people));
  const [stored] = await Promise.all([
    storeContacts(
      db,
      companyId,
      resolved.flatMap(({ records }) => records),
    ),
    touchLastActive(
      db,
      companyId,
      uploads.map(({ employeeId }) => employeeId),
    ),
  ]);
  return resolved.map(({ records, duplicates, rejected }) => {
    // If two phones send records with the same key, the first one counts.
    const accepted = records.filter(({ id, start }) => stored.delete(`${id} ${start}`)).length;
    return { accepted, duplicates: duplicates + records.length - accepted, rejected };
  });
}

/** Replaces the reference to the other person by an id; rejects records with an unknown person or with the phone's own person. */
export function resolvePeople(
  { employeeId, records, duplicates, rejected }: Upload,
  people: ReadonlyMap<string, string>,
): ParsedUpload<ResolvedRecord> {
  const resolved: ResolvedRecord[] = [];
  const unresolved: RejectedRecord[] = [];
  for (const record of records) {
    const crossEmployeeId = people.get(record.cross);
    if (crossEmployeeId === undefined)
      unresolved.push({ id: record.id, message: 'other is unknown' });
    else if (crossEmployeeId === employeeId)
      unresolved.push({ id: record.id, message: 'other is the phone itself' });
    else resolved.push({ ...record, employeeId, crossEmployeeId });
  }
  return { records: resolved, duplicates, rejected: [...rejected, ...unresolved] };
}
