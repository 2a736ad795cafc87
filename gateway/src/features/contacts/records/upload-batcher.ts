import type { DataSource } from 'typeorm';
import { ProductError } from '../../../errors.js';
import { Batcher } from '../../../database/batcher.js';
import { retryOnDeadlock } from '../../../database/retry-on-deadlock.js';
import { withKeptPlans } from '../../../database/plans.js';
import { inTenant, type Rows } from '../../../database/tenant.js';
import type { RejectedRecord, UploadReceipt } from './contact-upload.types.js';
import { findCrowdedDays, holdRecords } from './held-record.queries.js';
import { splitByBudget } from './hold-excess.js';
import type { ParsedRecord, ParsedUpload } from './records.js';
import {
  findPeopleByReference,
  type ResolvedRecord,
  storeContacts,
  touchLastActive,
} from './upload.queries.js';

declare module '../../../request/context.js' {
  interface App {
    uploads: UploadBatcher;
  }
}

/** Maximum records of several uploads in one transaction. Converting 10,000 for the database keeps the event loop for 100 ms. */
const maxBatchRecords = 2000;

/** The parsed records of one phone. */
export interface Upload extends ParsedUpload<ParsedRecord> {
  employeeId: string;
}

/** A phone already has so many held records that the upload would exceed their number: nothing of it is stored. */
export class TooManyHeld extends ProductError {
  constructor() {
    super(
      'RATE_LIMITED',
      'Too many records of this phone await a decision, please try again later',
      {
        retryAfterSeconds: 60 * 60,
      },
    );
  }
}

/** The answer to an upload. */
export type UploadOutcome = UploadReceipt | TooManyHeld;

/** Stores the concurrent uploads of a company in one transaction; each upload is answered after the commit. */
export class UploadBatcher extends Batcher<Upload, UploadOutcome> {
  constructor(dataSource: DataSource) {
    super(
      (companyId, uploads) =>
        retryOnDeadlock(() =>
          inTenant(dataSource, companyId, (db) => storeUploads(db, companyId, uploads)),
        ),
      {
        concurrency: 4,
        maxBatchSize: 100,
        maxWeight: { of: ({ records }) => records.length, max: maxBatchRecords },
        maxWaiting: 1000,
      },
    );
  }
}

/**
 * Stores uploads in a transaction of the company; returns the receipts in their order.
 * @param now when they arrive; the demo uploads what it made up for earlier.
 */
export async function storeUploads(
  db: Rows,
  companyId: string,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<UploadOutcome[]> {
  const people = await findPeopleByReference(db, companyId, [
    ...new Set(uploads.flatMap(({ records }) => records.map(({ cross }) => cross))),
  ]);
  const resolved = uploads.map((upload) => ({
    employeeId: upload.employeeId,
    ...resolvePeople(upload, people),
  }));
  const records = resolved.flatMap((upload) => upload.records);
  // The update locks the phones until the commit: no other upload of theirs, on any gateway, takes from the same budgets meanwhile.
  const [, crowded] = await Promise.all([
    touchLastActive(
      db,
      companyId,
      uploads.map(({ employeeId }) => employeeId),
    ),
    records.length === 0
      ? []
      : withKeptPlans(db, () => findCrowdedDays(db, companyId, records, now)),
  ]);
  const split = await splitByBudget(db, companyId, resolved, crowded);
  const held = split.flatMap((upload) => upload.held);
  const [stored] = await Promise.all([
    storeContacts(
      db,
      companyId,
      split.flatMap(({ counted }) => counted),
    ),
    held.length === 0 ? undefined : holdRecords(db, companyId, held),
  ]);
  return split.map((upload, at) => {
    if (upload.isRefused) return new TooManyHeld();
    const { duplicates, rejected } = resolved[at]!;
    // If two phones send records with the same key, the first one counts.
    const isNew = ({ id, start }: ResolvedRecord) => stored.delete(`${id} ${start}`);
    const storedNow = upload.counted.filter((record) => isNew(record)).length;
    return {
      accepted: storedNow + upload.held.length,
      duplicates: duplicates + upload.counted.length - storedNow + upload.heldBefore,
      held: upload.held.length,
      rejected,
    };
  });
}

/** Replaces the reference to the other person by an id; rejects records with an unknown person or with the phone's own person. */
function resolvePeople(
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
