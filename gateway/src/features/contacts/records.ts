import { MINUTE } from '../../durations.js';
import type { ContactRecordInput } from './contact.inputs.js';
import { isUuid } from '../../validation/uuid.js';

/** An instant must say its zone, or it would be an hour wrong for half of the world. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;
const longestMinutes = 24 * 60;
const furthestAhead = 5 * MINUTE;
/** Contact tracing did not exist before; a phone whose clock says so is wrong. */
const earliest = Date.UTC(2020, 0, 1);

/** When and how close, as every kind of record says it. */
interface SentMoment {
  id?: string | null;
  date?: string | null;
  since?: number | null;
  distance?: number | null;
}

/** It, read. Times are UTC epoch milliseconds, distance is in feet. */
export interface ReadMoment {
  id: string;
  start: number;
  end: number;
  distance: number | null;
}

/** A contact that can be stored. */
export interface ReadRecord extends ReadMoment {
  /** As sent: id or employee code. */
  cross: string;
}

/** Reads one contact record; a string is the reason why it cannot be taken. */
export function readRecord(sent: ContactRecordInput, now: number): ReadRecord | string {
  const read = readMoment(sent, now);
  if (typeof read === 'string') return read;
  const { crossEmployeeId: cross } = sent;
  return cross ? { ...read, cross } : 'cross_employee_id is missing';
}

/** Reads when and how close; a string is the reason why it cannot be taken. */
export function readMoment(sent: SentMoment, now: number): ReadMoment | string {
  const { id, since, date, distance } = sent;
  if (!id || !isUuid(id)) return 'id must be a UUID';
  if (typeof since !== 'number' || !Number.isFinite(since))
    return 'since must be a number of minutes';
  const length = Math.round(since * MINUTE);
  if (length <= 0) return 'since must be more than 0 minutes';
  if (since > longestMinutes) return 'since must be at most 24 hours';
  const start = date && instant.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(start)) return 'date must be an ISO 8601 time with its zone';
  if (start > now + furthestAhead) return 'date is more than 5 minutes in the future';
  if (start < earliest) return 'date is before 2020';
  if (distance !== undefined && distance !== null && !(distance >= 0 && distance < 1e6))
    return 'distance must be feet, 0 or more';
  // As the column holds it: the database refuses what is too near to 0 for that.
  const feet = typeof distance === 'number' ? Math.fround(distance) : null;
  return { id: id.toLowerCase(), start, end: start + length, distance: feet };
}
