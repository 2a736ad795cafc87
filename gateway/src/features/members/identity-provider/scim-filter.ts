import { type Compare, type Filter, parse } from 'scim2-parse-filter';
import { ScimError } from './scim-error.js';
import { getAttribute, getQueryText, isObject, type Json, schemaPrefix } from './scim-input.js';

const maxFilterLength = 2000;

/** A text in quotation marks, or a value without them, which authentik 2025.8 sends. */
const literal = /"(?:[^"\\]|\\.)*"|(?<=\s(?:eq|ne|co|sw|ew|gt|ge|lt|le)\s+)[^\s"()[\]]+/gi;
const operators = new Set(['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le']);

/**
 * Reads the `filter` of a query string by the grammar of RFC 7644, section 3.4.2.2.
 * @returns undefined without a filter.
 * @throws ScimError invalidFilter
 */
export function readFilter(given: unknown): Filter | undefined {
  if (given === undefined || given === '') return undefined;
  const text = getQueryText(given);
  try {
    if (text.length === 0 || text.length > maxFilterLength) throw new Error('length');
    const texts: string[] = [];
    // The parser does not unescape texts as JSON does, so it gets their places in a list.
    const prepared = text.replaceAll(literal, (each) => {
      if (/^(?:true|false|null|-?\d+(?:\.\d+)?)$/i.test(each)) return each.toLowerCase();
      texts.push(each.startsWith('"') ? (JSON.parse(each) as string) : each);
      return `"${texts.length - 1}"`;
    });
    return restoreTexts(parse(prepared), texts);
  } catch {
    throw new ScimError(
      400,
      'invalidFilter',
      'The filter cannot be read: it has to be as in RFC 7644, such as userName eq "ana@example.com"',
    );
  }
}

function isComparison(filter: Filter): filter is Compare {
  return operators.has(filter.op);
}

function restoreTexts(filter: Filter, texts: readonly string[]): Filter {
  if (filter.op === 'and' || filter.op === 'or')
    return { ...filter, filters: filter.filters.map((each) => restoreTexts(each, texts)) };
  if (filter.op === 'not') return { ...filter, filter: restoreTexts(filter.filter, texts) };
  if (filter.op === '[]') return { ...filter, valFilter: restoreTexts(filter.valFilter, texts) };
  if (filter.op === 'pr') return filter;
  // The parser takes some other words for operators.
  if (!isComparison(filter)) throw new Error('unknown operator');
  const { compValue } = filter;
  return typeof compValue === 'string'
    ? { ...filter, compValue: texts[Number(compValue)]! }
    : filter;
}

/** Returns the attribute and text of a filter that is a single `eq` of one of these attributes, which the database compares. */
export function findEquality<Attribute extends string>(
  filter: Filter | undefined,
  attributes: readonly Attribute[],
): { attribute: Attribute; value: string } | undefined {
  if (filter?.op !== 'eq' || typeof filter.compValue !== 'string') return undefined;
  const name = filter.attrPath.replace(schemaPrefix, '').toLowerCase();
  const attribute = attributes.find((each) => each.toLowerCase() === name);
  return attribute && { attribute, value: filter.compValue };
}

/** Returns whether a resource matches a filter. An attribute that it does not have matches as one without a value. */
export function matchesFilter(resource: Json, filter: Filter): boolean {
  switch (filter.op) {
    case 'and':
      return filter.filters.every((each) => matchesFilter(resource, each));
    case 'or':
      return filter.filters.some((each) => matchesFilter(resource, each));
    case 'not':
      return !matchesFilter(resource, filter.filter);
    case '[]':
      return listValues(resource, filter.attrPath).some(
        (value) => isObject(value) && matchesFilter(value, filter.valFilter),
      );
    case 'pr':
      return listValues(resource, filter.attrPath).length > 0;
    default: {
      const { op, attrPath, compValue } = filter;
      const values = listValues(resource, attrPath).map((value) =>
        isObject(value) ? getAttribute(value, 'value') : value,
      );
      const isExact = /(?:^|\.)(?:id|externalId)$/i.test(attrPath.replace(schemaPrefix, ''));
      if (op === 'ne') return !values.some((value) => compares('eq', value, compValue, isExact));
      if (op === 'eq' && compValue === null) return values.length === 0;
      return values.some((value) => compares(op, value, compValue, isExact));
    }
  }
}

/** Lists the values at a path such as `emails.value`, with those of each element of a list. */
function listValues(resource: Json, path: string): unknown[] {
  let values: unknown[] = [resource];
  for (const name of path.replace(schemaPrefix, '').split('.'))
    values = values
      .flatMap((value) => (isObject(value) ? [getAttribute(value, name)] : []))
      .flat()
      .filter((value) => value !== undefined && value !== null && value !== '');
  return values;
}

function compares(op: string, given: unknown, wanted: unknown, isExact: boolean): boolean {
  // Microsoft Entra ID sends booleans as texts.
  if (typeof given === 'boolean')
    return op === 'eq' && String(given) === String(wanted).toLowerCase();
  if (typeof given !== 'string' || typeof wanted !== 'string') return false;
  const [one, other] = isExact ? [given, wanted] : [given.toLowerCase(), wanted.toLowerCase()];
  if (op === 'eq') return one === other;
  if (op === 'co') return one.includes(other);
  if (op === 'sw') return one.startsWith(other);
  if (op === 'ew') return one.endsWith(other);
  if (op === 'gt') return one > other;
  if (op === 'ge') return one >= other;
  if (op === 'lt') return one < other;
  return one <= other;
}

/** Sorts resources as `sortBy` and `sortOrder` of a query string ask; those without a value come last in ascending order. */
export function sortResources(resources: readonly Json[], { sortBy, sortOrder }: Json): Json[] {
  const path = getQueryText(sortBy);
  if (path === '') return [...resources];
  const keyOf = (resource: Json) => {
    const [first] = listValues(resource, path);
    const value = isObject(first) ? getAttribute(first, 'value') : first;
    return typeof value === 'string' || typeof value === 'boolean'
      ? String(value).toLowerCase()
      : undefined;
  };
  const direction = getQueryText(sortOrder).toLowerCase() === 'descending' ? -1 : 1;
  return resources.toSorted((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)];
    if (first === second) return 0;
    if (first === undefined || second === undefined)
      return first === undefined ? direction : -direction;
    return first < second ? -direction : direction;
  });
}

/** Attributes that every answer has. */
const alwaysReturned = new Set(['schemas', 'id']);

/** Returns a resource with the attributes that `attributes` and `excludedAttributes` of a query string ask for. */
export function selectAttributes(resource: Json, { attributes, excludedAttributes }: Json): Json {
  const asked = listNames(attributes);
  const excluded = listNames(excludedAttributes);
  if (asked.length === 0 && excluded.length === 0) return resource;
  const entries = Object.entries(resource).flatMap(([name, value]): [string, unknown][] => {
    const key = name.toLowerCase();
    if (alwaysReturned.has(key)) return [[name, value]];
    if (asked.length > 0) {
      if (asked.includes(key)) return [[name, value]];
      const parts = listParts(asked, key);
      return parts.length > 0 ? [[name, pick(value, (part) => parts.includes(part))]] : [];
    }
    if (excluded.includes(key)) return [];
    const parts = listParts(excluded, key);
    return [[name, parts.length > 0 ? pick(value, (part) => !parts.includes(part)) : value]];
  });
  return Object.fromEntries(entries);
}

/** Reads a list of attributes, separated by commas in a query string. */
function listNames(given: unknown): string[] {
  const names = Array.isArray(given) ? given : getQueryText(given).split(',');
  return names
    .map((name) => String(name).trim().replace(schemaPrefix, '').toLowerCase())
    .filter((name) => name !== '');
}

function listParts(names: readonly string[], key: string): string[] {
  return names.flatMap((name) => (name.startsWith(`${key}.`) ? [name.slice(key.length + 1)] : []));
}

function pick(value: unknown, isWanted: (part: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => pick(each, isWanted));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => isWanted(name.toLowerCase())));
}
