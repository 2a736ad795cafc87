import { createHash } from 'node:crypto';
import { Random } from '../../src/demo/random.js';
import type { Calendar } from './calendar.js';
import { type DataContact, type DataSet, mergeContacts } from './data-set.js';

/** A record as a phone uploads it; the other person is named by employee code. */
interface UploadedRecord {
  id: string;
  cross_employee_id: string;
  since: number;
  date: string;
}

export interface PassOptions {
  /** Uploads contacts without a gap as one record, instead of one a line. */
  merge: boolean;
  /** Shares, 0 to 1, of the records that are uploaded in a second pass, and of those uploaded once more in the end. */
  late: number;
  duplicates: number;
  /** Each phone uploads in random order. */
  shuffle: boolean;
  seed: number;
}

/** What all phones upload in one go, by the number of the person. */
export interface Pass {
  name: string;
  queues: Map<string, UploadedRecord[]>;
}

/** Both phones report each contact. Ids of records are the same in each replay. */
export function planPasses(
  dataSet: DataSet,
  calendar: Calendar,
  prefix: string,
  { merge, late, duplicates, shuffle, seed }: PassOptions,
): Pass[] {
  const random = new Random('replay', seed);
  const passes: Pass[] = ['on time', 'late', 'duplicates'].map((name) => ({
    name,
    queues: new Map(),
  }));
  const [onTime, lateOnes, again] = passes as [Pass, Pass, Pass];
  const enqueue = ({ queues }: Pass, phone: string, record: UploadedRecord) => {
    const queue = queues.get(phone);
    if (queue) queue.push(record);
    else queues.set(phone, [record]);
  };
  for (const contact of merge ? mergeContacts(dataSet.contacts) : dataSet.contacts) {
    const { person, other } = contact;
    for (const [phone, cross] of [
      [person, other],
      [other, person],
    ] as const) {
      const record = makeRecord(contact, calendar, `${prefix}-${phone}`, `${prefix}-${cross}`);
      enqueue(random.chance(late) ? lateOnes : onTime, phone, record);
      if (random.chance(duplicates)) enqueue(again, phone, record);
    }
  }
  if (shuffle)
    for (const { queues } of passes)
      for (const [phone, records] of queues) queues.set(phone, random.shuffled(records));
  return passes.filter(({ queues }) => queues.size > 0);
}

function makeRecord(
  { start, end }: DataContact,
  calendar: Calendar,
  code: string,
  cross: string,
): UploadedRecord {
  const date = new Date(calendar.toInstant(start)).toISOString();
  const seconds = end - start;
  const id = nameBasedId([code, cross, date, seconds].join(' '));
  return { id, cross_employee_id: cross, since: seconds / 60, date };
}

/** A UUID that is made from a name (RFC 9562, version 8). */
function nameBasedId(name: string): string {
  const digest = createHash('sha256').update(name).digest();
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  return digest.toString('hex', 0, 16).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
