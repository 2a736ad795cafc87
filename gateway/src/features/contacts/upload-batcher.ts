import type { DataSource } from 'typeorm';
import { retryOnDeadlock } from '../../database/retry-on-deadlock.js';
import { Batcher } from '../../database/batcher.js';
import { inTenant, type Rows } from '../../database/tenant.js';
import type { RejectedRecord } from './contact-upload.entity.js';
import type { ParsedRecord } from './records.js';
import { findPeopleByCodes, touchLastActive, storeContacts } from './upload.queries.js';

declare module '../../request/context.js' {
  interface App {
    uploads: UploadBatcher;
  }
}

/** Records of one upload, validated and without repetitions. */
export interface Upload {
  employeeId: string;
  records: ParsedRecord[];
}

/** Result of storing an upload. */
export interface UploadResult {
  accepted: number;
  duplicates: number;
  rejected: RejectedRecord[];
}

/** Stores the concurrent uploads of a company in one transaction; each upload is answered after the commit. */
export class UploadBatcher {
  private readonly groups: Batcher<Upload, UploadResult>;

  constructor(dataSource: DataSource) {
    this.groups = new Batcher(
      (companyId, uploads) =>
        retryOnDeadlock(() =>
          inTenant(dataSource, companyId, (db) => storeUploads(db, companyId, uploads)),
        ),
      { atOnce: 4, largest: 100, maxWaiting: 1000 },
    );
  }

  store(companyId: string, upload: Upload): Promise<UploadResult> {
    return this.groups.do(companyId, upload);
  }
}

/** Stores uploads in a transaction of the company; returns the results in their order. */
export async function storeUploads(
  db: Rows,
  companyId: string,
  uploads: Upload[],
): Promise<UploadResult[]> {
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
    // Of records with the same key from two phones, the first one counts.
    const accepted = known.filter((record) => stored.delete(makeKey(record))).length;
    return { accepted, duplicates: known.length - accepted, rejected };
  });
}

const makeKey = ({ id, start }: Pick<ParsedRecord, 'id' | 'start'>): string => `${id} ${start}`;
