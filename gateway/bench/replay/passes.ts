import { createHash } from 'node:crypto';
import { Random } from '../../src/demo/random.js';
import type { Calendar } from './calendar.js';
import { type DataContact, type DataSet, mergeContacts } from './data-set.js';

/** A record as a phone sends it; the other is named by employee code. */
export interface SentRecord {
  id: string;
  cross_employee_id: string;
  since: number;
  date: string;
}

export interface Manner {
  /** Contacts without a gap as one record, instead of one a line. */
  merge: boolean;
  /** Shares, 0 to 1: of records that are sent in a second pass, and of those that are sent once more in the end. */
  late: number;
  duplicates: number;
  /** Each phone sends in any order. */
  shuffle: boolean;
  seed: number;
}

/** What all phones send in one go; by number of the person in the data. */
export interface Pass {
  name: string;
  queues: Map<string, SentRecord[]>;
}

/** Each of the two phones reports each contact, with an id of its own that is the same in each replay. */
export function passesOf(
  dataSet: DataSet,
  calendar: Calendar,
  prefix: string,
  manner: Manner,
): Pass[] {
  const contacts = manner.merge ? mergeContacts(dataSet.contacts) : dataSet.contacts;
  const random = new Random('replay', manner.seed);
  const passes: Pass[] = ['on time', 'late', 'again'].map((name) => ({ name, queues: new Map() }));
  const [onTime, late, again] = passes as [Pass, Pass, Pass];
  const put = (pass: Pass, phone: string, record: SentRecord) => {
    const queue = pass.queues.get(phone);
    if (queue) queue.push(record);
    else pass.queues.set(phone, [record]);
  };
  for (const contact of contacts) {
    for (const [phone, cross] of [
      [contact.person, contact.other],
      [contact.other, contact.person],
    ] as const) {
      const record = recordOf(contact, calendar, `${prefix}-${phone}`, `${prefix}-${cross}`);
      put(random.chance(manner.late) ? late : onTime, phone, record);
      if (random.chance(manner.duplicates)) put(again, phone, record);
    }
  }
  if (manner.shuffle) {
    for (const { queues } of passes) {
      for (const [phone, records] of queues) queues.set(phone, random.shuffled(records));
    }
  }
  return passes.filter(({ queues }) => queues.size > 0);
}

function recordOf(
  { start, end }: DataContact,
  calendar: Calendar,
  code: string,
  cross: string,
): SentRecord {
  const from = calendar.instantOf(start);
  const date = new Date(from).toISOString();
  return {
    id: nameId([code, cross, date, end - start].join(' ')),
    cross_employee_id: cross,
    since: (end - start) / 60,
    date,
  };
}

/** A UUID made from a name (RFC 9562, version 8). */
function nameId(name: string): string {
  const digest = createHash('sha256').update(name).digest();
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString('hex', 0, 16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
