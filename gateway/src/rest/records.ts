import { numberIn, type RestRequest } from './route.js';
import { textIn } from './values.js';

type Sent = Record<string, unknown>;

/** One more than an upload may have, so that the schema refuses it without all of it being read. */
const maxReadRecords = 1001;

/** The records of an upload, each read in the schema's words; what is no list goes through, for the schema to refuse. */
export function recordsIn({ body }: RestRequest, read: (sent: Sent) => object): unknown {
  if (!Array.isArray(body.records)) return body.records;
  return body.records
    .slice(0, maxReadRecords)
    .map((sent: unknown) => read(typeof sent === 'object' && sent !== null ? (sent as Sent) : {}));
}

/** When and how close, as every kind of record says it. */
export function momentIn({ id, date, since, distance }: Sent) {
  return {
    id: textOf(id),
    date: textOf(date),
    since: numberOf(since),
    // A distance that cannot be read is not one that was not measured: the negative one gets the record rejected.
    distance: distance === undefined || distance === null ? null : (numberOf(distance) ?? -1),
  };
}

/** A text; a field that can be none becomes absent, so that it spoils its own record alone. */
export function textOf(value: unknown): string | null {
  const text = textIn(value);
  // The database holds no NUL: looking for one would spoil the whole upload.
  return typeof text === 'string' && !text.includes('\0') ? text : null;
}

/** A number, likewise. */
export function numberOf(value: unknown): number | null {
  const number = numberIn(value);
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
