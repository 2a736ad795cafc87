import { NIL } from 'uuid';
import { isUuid } from '../validation/reference.js';

/*
 * Old clients mix up types. These functions convert unambiguous values and pass on the others, which the schema refuses.
 */

/** Reads a text that old clients may send as a number: an employee code, a phone, six digits. */
export function readText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

const yes = new Set(['on', 'true', '1', 'enabled', 'yes']);
const no = new Set(['off', 'false', '0', 'disabled', 'no']);

/** Reads a boolean that old clients may send as 'on' and 'off', 1 and 0, 'true' and 'false'. */
export function readBoolean(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const word = String(value).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : value;
}

/** Reads an id. Any other text becomes the nil UUID, so that nothing is found. */
export function readId(value: unknown): unknown {
  return typeof value === 'string' && !isUuid(value) ? NIL : value;
}

/** Reads a number of a query string; a blank one counts as absent. */
export function readPaging(value: unknown, defaultValue: number): number {
  if (value === undefined || value === '') return defaultValue;
  return typeof value === 'string' ? Number(value) : Number.NaN;
}
