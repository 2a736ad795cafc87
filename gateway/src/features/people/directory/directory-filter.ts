import { type EmployeeFilterInput, EmployeeActivity, EmployeeStatus } from './employee.inputs.js';
import { normalizePunctuation } from './directory-keys.js';
import { isPositiveCondition } from './stored-status.queries.js';
import { toSearchKey } from '../../../validation/search-key.js';

/** A condition on `employee`, with its values. */
export interface DirectoryCondition {
  /** Identifies the text in names of statements, which PostgreSQL cuts after 63 characters. */
  name: string;
  text: string;
  values: unknown[];
}

/** The condition of a search and a filter. */
export interface SearchCondition extends DirectoryCondition {
  /** Without the parts about company and deletion, for a subquery that already has them. */
  textOfPresent: string;
}

/** Maximum hours since a phone's last report. */
const activeHours: Partial<Record<EmployeeActivity, number>> = {
  [EmployeeActivity.ACTIVE]: 2,
  [EmployeeActivity.LAST_DAY]: 24,
  [EmployeeActivity.LAST_WEEK]: 7 * 24,
};

/** Splits a search into normalised words, all of which must match. */
function splitSearch(search: string): string[] {
  return [...new Set(toSearchKey(search).split(' '))].filter((word) => word !== '');
}

/**
 * Builds the condition of a search and a filter in a company's directory. Absent parts are not in the text, so that the planner
 * sees only what is needed. `$1` is the company; the condition's own values follow.
 */
export function buildDirectoryCondition(
  search: string,
  filter: EmployeeFilterInput,
): SearchCondition {
  const names: string[] = [];
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (name: string | null, condition: (place: string) => string, value?: unknown) => {
    if (name !== null) names.push(name);
    if (value !== undefined) values.push(value);
    conditions.push(condition(`$${values.length + 1}`));
  };
  const words = splitSearch(search);
  // Addresses and departments keep apostrophes; names are stored without them.
  const plain = words.filter((word) => normalizePunctuation(word) === word);
  const punctuated = words.filter((word) => normalizePunctuation(word) !== word);
  if (words.length > 0) names.push(`w${plain.length}`);
  if (punctuated.length > 0) names.push(`v${punctuated.length}`);
  for (const word of plain) add(null, (place) => `search LIKE ${place}`, buildPattern(word));
  for (const word of punctuated)
    add(
      null,
      (place) => `search LIKE ANY (${place}::text[])`,
      [word, normalizePunctuation(word)].map((each) => buildPattern(each)),
    );
  if (filter.departments?.length)
    add('d', (place) => `department = ANY (${place}::text[])`, filter.departments);
  if (filter.status === EmployeeStatus.POSITIVE) add('pos', () => isPositiveCondition);
  if (filter.status === EmployeeStatus.NEGATIVE) add('neg', () => `NOT ${isPositiveCondition}`);
  const { activity } = filter;
  const hours = activity && activeHours[activity];
  if (hours) add('a', (place) => `last_active_at > now() - ${place} * interval '1 hour'`, hours);
  else if (activity === EmployeeActivity.SILENT)
    add('s', () => `last_active_at <= now() - interval '7 days'`);
  else if (activity === EmployeeActivity.NEVER) add('n', () => 'last_active_at IS NULL');
  return {
    name: names.join('-') || 'all',
    text: ['company_id = $1', 'deleted_at IS NULL', ...conditions].join(' AND '),
    textOfPresent: conditions.join(' AND ') || 'true',
    values,
  };
}

function buildPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}
