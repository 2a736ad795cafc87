import { ScimError } from './scim-error.js';

/** A JSON object that has not been validated. */
export type Json = Record<string, unknown>;

const maxTextLength = 254;
const maxOperations = 1000;
/** URN of the schema before the name of an attribute. */
export const schemaPrefix = /^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):/i;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws ScimError invalidSyntax for anything but a JSON object. */
export function readObject(body: unknown): Json {
  if (!isObject(body)) throw new ScimError(400, 'invalidSyntax', 'Please send a JSON object');
  return body;
}

/** Returns an attribute by its name, in any case. */
export function getAttribute(object: Json, name: string): unknown {
  const key = Object.keys(object).find(
    (each) => each.replace(schemaPrefix, '').toLowerCase() === name.toLowerCase(),
  );
  return key === undefined ? undefined : object[key];
}

/** @throws ScimError naming the attribute. */
export function readText(value: unknown, name: string): string {
  if (typeof value !== 'string' || value.length > maxTextLength || /\p{Cc}/u.test(value))
    throw new ScimError(
      400,
      'invalidValue',
      `${name} has to be a text of at most ${maxTextLength} characters`,
    );
  return value;
}

/** Reads a boolean. Microsoft Entra ID sends "True" and "False". @throws ScimError naming the attribute. */
export function readBoolean(given: unknown, name: string): boolean {
  const value = unwrap(given);
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ScimError(400, 'invalidValue', `${name} has to be true or false`);
}

/** Returns whether a value is `false` in a form that `readBoolean` takes. */
export function isFalse(given: unknown): boolean {
  const value = unwrap(given);
  return value === false || (typeof value === 'string' && value.trim().toLowerCase() === 'false');
}

/** Returns the value of a list of one, which Microsoft Entra ID sends for single values too. */
function unwrap(given: unknown): unknown {
  const value: unknown = Array.isArray(given) && given.length === 1 ? given[0] : given;
  return isObject(value) ? getAttribute(value, 'value') : value;
}

/**
 * Lists the changes of a PATCH that can be read, and ignores its other operations.
 * @param body may be anything.
 */
export function listReadableChanges(body: unknown): { name: string; value: unknown }[] {
  const operations = isObject(body) ? getAttribute(body, 'Operations') : undefined;
  if (!Array.isArray(operations)) return [];
  return operations.flatMap((operation: unknown) => {
    if (!isObject(operation) || String(operation['op']).toLowerCase() === 'remove') return [];
    const { path, value } = operation;
    const changes = typeof path === 'string' && path !== '' ? { [path]: value } : value;
    if (!isObject(changes)) return [];
    return Object.entries(changes).map(([key, each]) => ({
      name: key.replace(schemaPrefix, ''),
      value: each,
    }));
  });
}

/** Returns whether an operation of a PATCH sets `active` to false, whatever the others do. */
export function deactivates(body: unknown): boolean {
  return listReadableChanges(body).some(
    ({ name, value }) => name.toLowerCase() === 'active' && isFalse(value),
  );
}

/** An operation of a PATCH. */
export interface PatchOperation {
  op: 'add' | 'replace' | 'remove';
  /** Without the URN of the schema; undefined if `value` is an object of attributes. */
  path: string | undefined;
  value: unknown;
}

/** Reads the operations of a PATCH, whose names may be in any case. @throws ScimError */
export function readPatch(body: unknown): PatchOperation[] {
  const operations = getAttribute(readObject(body), 'Operations');
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > maxOperations)
    throw new ScimError(
      400,
      'invalidSyntax',
      `Operations has to be a list of 1 to ${maxOperations} operations`,
    );
  return operations.map((operation) => readOperation(operation));
}

function readOperation(given: unknown): PatchOperation {
  const operation = readObject(given);
  const op = String(operation['op']).toLowerCase();
  if (op !== 'add' && op !== 'replace' && op !== 'remove')
    throw new ScimError(400, 'invalidSyntax', 'op has to be add, replace or remove');
  const { path, value } = operation;
  if (path === undefined || path === null || path === '') {
    if (op === 'remove' || !isObject(value))
      throw new ScimError(
        400,
        'invalidPath',
        `An operation ${op} without path has to be an object`,
      );
    return { op, path: undefined, value };
  }
  return { op, path: readText(path, 'path').replace(schemaPrefix, ''), value };
}

/** An operation of a PATCH on one attribute, by its path. */
export interface AttributeChange extends PatchOperation {
  path: string;
}

/** Splits operations without a path into one for each attribute. */
export function listChanges(operations: readonly PatchOperation[]): AttributeChange[] {
  return operations.flatMap(({ op, path, value }) =>
    path === undefined
      ? Object.entries(value as Json).map(([key, each]) => ({
          op,
          path: key.replace(schemaPrefix, ''),
          value: each,
        }))
      : [{ op, path, value }],
  );
}

/** Returns a parameter of the query string; '' if it is missing or repeated. */
export function getQueryText(given: unknown): string {
  return typeof given === 'string' ? given : '';
}

const defaultCount = 100;
const maxCount = 200;

/** Reads the requested page of a list; clamps numbers that are out of range. @throws ScimError */
export function readPaging({ startIndex, count }: Json): { startIndex: number; count: number } {
  return {
    startIndex: Math.max(1, readNumber(startIndex, 'startIndex', 1)),
    count: Math.min(maxCount, Math.max(0, readNumber(count, 'count', defaultCount))),
  };
}

function readNumber(given: unknown, name: string, defaultValue: number): number {
  if (given === undefined || given === '') return defaultValue;
  if (!/^-?\d{1,9}$/.test(getQueryText(given)))
    throw new ScimError(400, 'invalidValue', `${name} has to be a whole number`);
  return Number(given);
}

/** Reads the parameters of a search, which are those of a query string. @throws ScimError invalidSyntax */
export function readSearch(body: unknown): Json {
  const search = readObject(body);
  const numbers = ['startIndex', 'count'].flatMap((name) => {
    const value = getAttribute(search, name);
    return typeof value === 'number' ? [[name, String(value)]] : [];
  });
  return { ...search, ...Object.fromEntries(numbers) };
}
