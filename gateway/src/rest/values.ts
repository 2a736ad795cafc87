import { NIL } from 'uuid';
import { isUuid } from '../validation/reference.js';

/*
 * Old clients are loose with types. What can only mean one thing is read as that; whatever else goes on as it came, for the
 * schema to refuse.
 */

/** A text that may have come as a number: an employee code, a phone, six digits. */
export function textIn(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

const yes = new Set(['on', 'true', '1', 'enabled', 'yes']);
const no = new Set(['off', 'false', '0', 'disabled', 'no']);

/** Yes or no, which may have come as 'on' and 'off', 1 and 0, 'true' and 'false'. */
export function yesOrNoIn(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const word = String(value).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : value;
}

/** An id; a text that is none becomes an id that nothing has, so that it is looked for in vain. */
export function idIn(value: unknown): unknown {
  return typeof value === 'string' && !isUuid(value) ? NIL : value;
}

/** A number of a query; a blank one is absent. */
export function pagingIn(value: unknown, otherwise: number): number {
  if (value === undefined || value === '') return otherwise;
  return typeof value === 'string' ? Number(value) : Number.NaN;
}
