import { MINUTE } from '../../durations.js';
import type { ContactRecordInput } from './contact.inputs.js';
import { isUuid } from '../../validation/reference.js';

/** An instant must have a time zone: without one it would be off by hours for most of the world. */
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;
const maxRecordMinutes = 24 * 60;
const maxAheadMs = 5 * MINUTE;
/** No record is older; a phone that reports one has a wrong clock. */
const minStart = Date.UTC(2020, 0, 1);

/** Time and distance as sent with every kind of record. */
interface MomentInput {
  id?: string | null;
  date?: string | null;
  since?: number | null;
  distance?: number | null;
}

/** Validated time and distance: epoch milliseconds and feet. */
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

/** Parses a contact record; a string is the reason for rejection. */
export function parseRecord(sent: ContactRecordInput, now: number): ParsedRecord | string {
  const read = parseMoment(sent, now);
  if (typeof read === 'string') return read;
  const { crossEmployeeId: cross } = sent;
  return cross ? { ...read, cross } : 'cross_employee_id is missing';
}

/** Parses time and distance; a string is the reason for rejection. */
export function parseMoment(sent: MomentInput, now: number): ParsedMoment | string {
  const { id, since, date, distance } = sent;
  if (!id || !isUuid(id)) return 'id must be a UUID';
  if (typeof since !== 'number' || !Number.isFinite(since))
    return 'since must be a number of minutes';
  const length = Math.round(since * MINUTE);
  if (length <= 0) return 'since must be more than 0 minutes';
  if (since > maxRecordMinutes) return 'since must be at most 24 hours';
  const start = date && instantPattern.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(start)) return 'date must be an ISO 8601 time with its zone';
  if (start > now + maxAheadMs) return 'date is more than 5 minutes in the future';
  if (start < minStart) return 'date is before 2020';
  if (distance !== undefined && distance !== null && !(distance >= 0 && distance < 1e6))
    return 'distance must be feet, 0 or more';
  // Rounded to the column's precision: the database refuses numbers too close to 0 for it.
  const feet = typeof distance === 'number' ? Math.fround(distance) : null;
  return { id: id.toLowerCase(), start, end: start + length, distance: feet };
}
