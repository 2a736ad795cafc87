import type { DataSource } from 'typeorm';
import { retryOnDeadlock } from '../../database/retry-on-deadlock.js';
import { Batcher } from '../../database/batcher.js';
import { inTenant, type Rows } from '../../database/tenant.js';
import type { RejectedRecord } from './contact-upload.entity.js';
import type { ReadRecord } from './records.js';
import { findPeopleByCodes, touchLastActive, storeContacts } from './upload.queries.js';

declare module '../../request/context.js' {
  interface App {
    uploads: UploadBatcher;
  }
}

/** What one phone has sent at once, each record read and once. */
export interface Upload {
  employeeId: string;
  records: ReadRecord[];
}

/** What became of it. */
export interface Stored {
  accepted: number;
  duplicates: number;
  rejected: RejectedRecord[];
}

/** Stores what the phones of a company send at the same time in one transaction; each is answered after its commit. */
export class UploadBatcher {
  private readonly groups: Batcher<Upload, Stored>;

  constructor(dataSource: DataSource) {
    this.groups = new Batcher(
      (companyId, uploads) =>
        retryOnDeadlock(() =>
          inTenant(dataSource, companyId, (db) => storeUploads(db, companyId, uploads)),
        ),
      { atOnce: 4, largest: 100, mostWaiting: 1000 },
    );
  }

  store(companyId: string, upload: Upload): Promise<Stored> {
    return this.groups.do(companyId, upload);
  }
}

/** Stores uploads in a transaction that stands in the company; answers in their order. */
export async function storeUploads(
  db: Rows,
  companyId: string,
  uploads: Upload[],
): Promise<Stored[]> {
  const people = await findPeopleByCodes(db, companyId, [
    ...new Set(uploads.flatMap(({ records }) => records.map(({ cross }) => cross))),
  ]);
  const answers = uploads.map(({ employeeId, records }) => {
    const rejected: RejectedRecord[] = [];
    const known = records.flatMap((record) => {
      const crossEmployeeId = people.get(record.cross);
      if (crossEmployeeId && crossEmployeeId !== employeeId)
        return [{ ...record, employeeId, crossEmployeeId }];
      const message = crossEmployeeId
        ? 'cross_employee_id is the phone itself'
        : 'cross_employee_id is unknown';
      rejected.push({ id: record.id, message });
      return [];
    });
    return { known, rejected };
  });
  const [stored] = await Promise.all([
    storeContacts(
      db,
      companyId,
      answers.flatMap(({ known }) => known),
    ),
    touchLastActive(
      db,
      companyId,
      uploads.map(({ employeeId }) => employeeId),
    ),
  ]);
  return answers.map(({ known, rejected }) => {
    // What two phones have sent with the same key is the record of the first.
    const accepted = known.filter((record) => stored.delete(keyOf(record))).length;
    return { accepted, duplicates: known.length - accepted, rejected };
  });
}

const keyOf = ({ id, start }: Pick<ReadRecord, 'id' | 'start'>): string => `${id} ${start}`;
