import { MINUTE } from '../../../durations.js';
import { BadUserInput } from '../../../errors.js';
import { isUuid } from '../../../validation/reference.js';
import type { RejectedRecord } from './contact-upload.types.js';
import type { ContactRecordInput, RecordInput } from './contact.inputs.js';

/** Maximum records per upload. */
export const maxUploadRecords = 1000;
/** An ISO 8601 time with a zone: without one it would be off by hours for most of the world. */
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;
const maxRecordMinutes = 24 * 60;
const maxAheadMs = 5 * MINUTE;
/** Earliest start. A phone that reports an earlier one has a wrong clock. */
const minStart = Date.UTC(2020, 0, 1);

/** Id, time (epoch milliseconds) and distance (feet) of a valid record. */
export interface ParsedMoment {
  id: string;
  start: number;
  end: number;
  distance: number | null;
}

/** A validated record. */
export interface ParsedRecord extends ParsedMoment {
  /** The other person as sent: id or employee code. */
  cross: string;
}

/** The parsed records of an upload: each valid one once, the number of repeated ones, and the rejected ones. */
export interface ParsedUpload<Parsed> {
  records: Parsed[];
  duplicates: number;
  rejected: RejectedRecord[];
}

/** @throws BadUserInput for no records, or more than 1000. */
export function assertRecordCount({ length }: readonly unknown[]): void {
  if (length < 1 || length > maxUploadRecords)
    throw new BadUserInput('records', `Send 1 to ${maxUploadRecords} records`);
}

/** Parses each record of an upload; a string from `parse` is the reason for rejection. */
export function parseRecords<Sent extends RecordInput, Parsed extends ParsedMoment>(
  sent: readonly Sent[],
  parse: (record: Sent, now: number) => Parsed | string,
): ParsedUpload<Parsed> {
  const now = Date.now();
  const upload: ParsedUpload<Parsed> = { records: [], duplicates: 0, rejected: [] };
  const seen = new Set<string>();
  for (const record of sent) {
    const parsed = parse(record, now);
    if (typeof parsed === 'string')
      upload.rejected.push({ id: record.id ?? null, message: parsed });
    else if (seen.has(parsed.id)) upload.duplicates += 1;
    else {
      seen.add(parsed.id);
      upload.records.push(parsed);
    }
  }
  return upload;
}

/** Parses a contact record; a string is the reason for rejection. */
export function parseRecord(sent: ContactRecordInput, now: number): ParsedRecord | string {
  const moment = parseMoment(sent, now);
  if (typeof moment === 'string') return moment;
  const { other: cross } = sent;
  return cross ? { ...moment, cross } : 'other is missing';
}

/** Parses time and distance; a string is the reason for rejection. */
export function parseMoment(sent: RecordInput, now: number): ParsedMoment | string {
  const { id, startedAt, minutes, distance } = sent;
  if (!id || !isUuid(id)) return 'id must be a UUID';
  if (typeof minutes !== 'number' || !Number.isFinite(minutes))
    return 'minutes must be a number of minutes';
  const length = Math.round(minutes * MINUTE);
  if (length <= 0) return 'minutes must be more than 0 minutes';
  if (minutes > maxRecordMinutes) return 'minutes must be at most 24 hours';
  const start = startedAt && instantPattern.test(startedAt) ? Date.parse(startedAt) : Number.NaN;
  if (Number.isNaN(start)) return 'startedAt must be an ISO 8601 time with its zone';
  if (start > now + maxAheadMs) return 'startedAt is more than 5 minutes in the future';
  if (start < minStart) return 'startedAt is before 2020';
  if (distance !== undefined && distance !== null && !(distance >= 0 && distance < 1e6))
    return 'distance must be feet, 0 or more';
  // Rounded to the precision of the column: the database refuses numbers that are too close to 0 for it.
  const feet = typeof distance === 'number' ? Math.fround(distance) : null;
  return { id: id.toLowerCase(), start, end: start + length, distance: feet };
}

/** Sorts records by key, so that concurrent inserts of the same records cannot deadlock. */
export function sortByKey<Moment extends ParsedMoment>(records: readonly Moment[]): Moment[] {
  return records.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
}
