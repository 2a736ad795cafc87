import { BadUserInput } from '../errors.js';
import { GraphQLISODateTime } from '../scalars.js';
import { isUuid, type Reference, parseReference } from '../validation/reference.js';

/** Maximum characters of an id or a code. */
export const maxReferenceLength = 100;

/**
 * Reads a text of a query string; '' if it is missing.
 * @throws BadUserInput naming the parameter.
 */
export function readText(
  query: Record<string, unknown>,
  name: string,
  maxLength = Number.POSITIVE_INFINITY,
): string {
  const value = query[name] ?? '';
  if (typeof value !== 'string' || value.length > maxLength || value.includes('\u0000'))
    throw invalidParameter(name);
  return value;
}

/**
 * Reads a day, yyyy-MM-dd.
 * @throws BadUserInput for a missing day or one that does not exist.
 */
export function readDay(query: Record<string, unknown>, name: string): string {
  const day = readText(query, name);
  const time = Date.parse(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${day}T`);
  if (!exists) throw invalidParameter(name);
  return day;
}

/**
 * Reads a moment as GraphQL does; null if it is missing.
 * @throws BadUserInput naming the parameter.
 */
export function readMoment(query: Record<string, unknown>, name: string): Date | null {
  const moment = readText(query, name);
  if (moment === '') return null;
  try {
    return GraphQLISODateTime.parseValue(moment);
  } catch {
    throw invalidParameter(name);
  }
}

/**
 * Reads the id or employee code of a person; null if it is missing.
 * @throws BadUserInput naming the parameter.
 */
export function readReference(query: Record<string, unknown>, name: string): Reference | null {
  const text = readText(query, name, maxReferenceLength);
  return text === '' ? null : parseReference(text);
}

/**
 * Reads a number from 1 to 999,999,999; null if it is missing.
 * @throws BadUserInput naming the parameter.
 */
export function readNumber(query: Record<string, unknown>, name: string): number | null {
  const number = readText(query, name);
  if (number === '') return null;
  if (!/^[1-9]\d{0,8}$/.test(number)) throw invalidParameter(name);
  return Number(number);
}

/**
 * Reads an id.
 * @throws BadUserInput naming the parameter.
 */
export function readId(query: Record<string, unknown>, name: string): string {
  const id = readText(query, name);
  if (!isUuid(id)) throw invalidParameter(name);
  return id;
}

/** Makes the error of an invalid parameter. */
export function invalidParameter(name: string): BadUserInput {
  return new BadUserInput(name, `${name} is not valid`);
}

/** Reads one of an enumeration's values; null if it is absent or blank. */
export function readEnum<Value extends string>(
  query: Record<string, unknown>,
  name: string,
  values: Record<string, Value>,
): Value | null {
  const text = readText(query, name);
  if (text === '') return null;
  const value = Object.values(values).find((known) => known === text);
  if (value === undefined) throw invalidParameter(name);
  return value;
}

/** Builds the pattern of a parameter for `readList`. */
export function buildListPattern(values: Record<string, string>): string {
  const value = `(${Object.values(values).join('|')})`;
  return `^${value}(,${value})*$`;
}

/**
 * Reads values of an enumeration, separated by commas; null if there are none.
 * @throws BadUserInput naming the parameter.
 */
export function readList<Value extends string>(
  query: Record<string, unknown>,
  name: string,
  values: Record<string, Value>,
): Value[] | null {
  const words = readText(query, name).split(',').filter(Boolean);
  if (words.length === 0) return null;
  return [...new Set(words)].map((word) => readEnum({ [name]: word }, name, values)!);
}

/**
 * Reads 'true' or 'false'; null if it is absent or blank.
 * @throws BadUserInput naming the parameter.
 */
export function readBoolean(query: Record<string, unknown>, name: string): boolean | null {
  const word = readEnum(query, name, { yes: 'true', no: 'false' } as const);
  return word === null ? null : word === 'true';
}
