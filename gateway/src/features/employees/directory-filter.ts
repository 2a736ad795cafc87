import { type EmployeeFilterInput, EmployeeActivity, EmployeeStatus } from './employee.inputs.js';
import { withoutApostrophes } from './directory-keys.js';
import { fold } from '../../validation/fold.js';

/** Whom something finds, as conditions on `employee`. */
export interface DirectoryCondition {
  /** One name for each text, short, for the database keeps 63 characters of a statement's. */
  name: string;
  text: string;
  values: unknown[];
}

/** Whom a search and a filter find in the directory. */
export interface SearchCondition extends DirectoryCondition {
  /** Likewise, for people of whom it is known that they are the company's and there. */
  ofPresent: string;
}

/** For how long a phone has not been silent, in hours. */
const activeHours: Partial<Record<EmployeeActivity, number>> = {
  [EmployeeActivity.ACTIVE]: 2,
  [EmployeeActivity.LAST_DAY]: 24,
  [EmployeeActivity.LAST_WEEK]: 7 * 24,
};

const statusCondition: Record<EmployeeStatus, [name: string, condition: () => string]> = {
  [EmployeeStatus.POSITIVE]: ['pos', () => 'is_positive'],
  [EmployeeStatus.NEGATIVE]: ['neg', () => 'NOT is_positive'],
};

/** The words of a search as the directory compares them; somebody is found whom all of them fit. */
export function searchWords(search: string): string[] {
  return [...new Set(fold(search).split(' '))].filter((word) => word !== '');
}

/**
 * The conditions for whom a search and a filter find in a company's directory. A part that is not asked for is not in
 * the text, so that the planner sees what is wanted. `$1` is the company; the conditions' own values follow it.
 */
export function directoryCondition(search: string, filter: EmployeeFilterInput): SearchCondition {
  const names: string[] = [];
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (name: string | null, condition: (place: string) => string, value?: unknown) => {
    if (name !== null) names.push(name);
    if (value !== undefined) values.push(value);
    conditions.push(condition(`$${values.length + 1}`));
  };
  const words = searchWords(search);
  // As it is typed it may stand in an address or a department, without apostrophes in a name.
  const [plain, apostrophised] = [
    words.filter((word) => withoutApostrophes(word) === word),
    words.filter((word) => withoutApostrophes(word) !== word),
  ];
  if (words.length > 0) names.push(`w${plain.length}`);
  if (apostrophised.length > 0) names.push(`v${apostrophised.length}`);
  for (const word of plain) add(null, (place) => `search LIKE ${place}`, anywhereIn(word));
  for (const word of apostrophised)
    add(
      null,
      (place) => `search LIKE ANY (${place}::text[])`,
      [word, withoutApostrophes(word)].map((each) => anywhereIn(each)),
    );
  if (filter.departments?.length)
    add('d', (place) => `department = ANY (${place}::text[])`, filter.departments);
  if (filter.status) add(...statusCondition[filter.status]);
  const { activity } = filter;
  const hours = activity && activeHours[activity];
  if (hours) add('a', (place) => `last_active > now() - ${place} * interval '1 hour'`, hours);
  else if (activity === EmployeeActivity.SILENT)
    add('s', () => `last_active <= now() - interval '7 days'`);
  else if (activity === EmployeeActivity.NEVER) add('n', () => 'last_active IS NULL');
  return {
    name: names.join('-') || 'all',
    text: ['company_id = $1', 'deleted_at IS NULL', ...conditions].join(' AND '),
    ofPresent: conditions.join(' AND ') || 'true',
    values,
  };
}

function anywhereIn(word: string): string {
  return `%${word.replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}
