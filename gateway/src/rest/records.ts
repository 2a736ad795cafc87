import { readNumber, type RestRequest } from './route.js';
import { readText } from './values.js';

/** Limits of an upload, which the service enforces. */
export const recordsLimits = { records: { minItems: 1, maxItems: 1000 } };

type Sent = Record<string, unknown>;

/** One record more than allowed, so that the schema refuses larger uploads, and the rest is not read. */
const maxReadRecords = 1001;

/** Maps each record of an upload to the schema's input. The schema refuses anything but a list. */
export function readRecords({ body }: RestRequest, read: (sent: Sent) => object): unknown {
  if (!Array.isArray(body.records)) return body.records;
  return body.records
    .slice(0, maxReadRecords)
    .map((sent: unknown) => read(typeof sent === 'object' && sent !== null ? (sent as Sent) : {}));
}

/** Maps the fields that all kinds of records share: id, time and distance. */
export function readSharedFields({ id, date, since, distance }: Sent) {
  return {
    id: readTextOrNull(id),
    startedAt: readTextOrNull(date),
    minutes: readNumberOrNull(since),
    // An unreadable distance must not count as unmeasured; a negative one is rejected.
    distance:
      distance === undefined || distance === null ? null : (readNumberOrNull(distance) ?? -1),
  };
}

/** Returns a text, or null for another type, which rejects this record only. */
export function readTextOrNull(value: unknown): string | null {
  const text = readText(value);
  // PostgreSQL refuses NUL characters, which would fail the whole upload.
  return typeof text === 'string' && !text.includes('\0') ? text : null;
}

/** Returns a number, or null for another type, which rejects this record only. */
export function readNumberOrNull(value: unknown): number | null {
  const number = readNumber(value);
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Names of a record's fields in REST. */
const recordNames: Record<string, string> = {
  startedAt: 'date',
  minutes: 'since',
  person: 'employee_id',
  other: 'cross_employee_id',
  'person and other': 'employee_id and cross_employee_id',
};

/** Translates the name of a record's field. */
export function toRecordName(name: string): string {
  return recordNames[name] ?? name;
}

/** Translates the field that the reason of a rejection begins with. */
export function toRecordNames(reason: string): string {
  return reason.replace(/^(person and other|\w+)/, toRecordName);
}
