import { createHash } from 'node:crypto';
import type { Calendar } from './calendar.js';
import type { DataContact, DataSet } from './data-set.js';

/** A record as a phone uploads it; the other person is named by employee code. */
export interface UploadedRecord {
  id: string;
  cross_employee_id: string;
  since: number;
  date: string;
}

/** Lists the records of each phone, by the number of its person. Both phones report each contact; ids are the same in each replay. */
export function planUploads(
  dataSet: DataSet,
  calendar: Calendar,
  prefix: string,
): Map<string, UploadedRecord[]> {
  const uploads = new Map<string, UploadedRecord[]>(
    dataSet.people.map(({ number }) => [number, []]),
  );
  for (const contact of dataSet.contacts)
    for (const [phone, other] of [
      [contact.person, contact.other],
      [contact.other, contact.person],
    ] as const) {
      const record = makeRecord(contact, calendar, `${prefix}-${phone}`, `${prefix}-${other}`);
      uploads.get(phone)?.push(record);
    }
  return uploads;
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

/** Makes a UUID from a name (RFC 9562, version 8). */
function nameBasedId(name: string): string {
  const digest = createHash('sha256').update(name).digest();
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  return digest.toString('hex', 0, 16).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
