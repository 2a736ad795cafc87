import { checkedListing, SortDirection } from '../../database/listing.js';
import { BadUserInput } from '../../errors.js';
import type { FileStream } from '../../http/file-stream.js';
import {
  EmployeeActivity,
  type EmployeeListing,
  EmployeeSort,
  EmployeeStatus,
} from '../employees/employee.inputs.js';

const mostDepartments = 500;

/** What `exportListing` reads, as the contract's document says it. */
export const exportQuery: FileStream['query'] = {
  search: {
    description: 'Only whom this text finds; at most 100 characters.',
    type: 'string',
    maxLength: 100,
  },
  departments: {
    description: 'Only of these departments; as often as there are.',
    type: 'array',
    items: { type: 'string' },
    maxItems: mostDepartments,
  },
  status: {
    description: 'Only of this COVID-19 status.',
    type: 'string',
    enum: Object.values(EmployeeStatus),
  },
  activity: {
    description: "Only of this activity, by the phone's last report.",
    type: 'string',
    enum: Object.values(EmployeeActivity),
  },
  sort: {
    description: 'Column, and perhaps the direction: NAME:desc.',
    type: 'string',
    pattern: `^(${Object.values(EmployeeSort).join('|')})(:(asc|desc))?$`,
  },
};

/**
 * What a request for the CSV file asks for: `search`, `departments` (as often as there are), `status`, `activity` and `sort`,
 * as NAME:asc, all optional and as the list has them.
 * @throws BadUserInput that names what it does not understand.
 */
export function exportListing(query: Record<string, unknown>): EmployeeListing {
  const departments = [query.departments ?? []].flat();
  if (departments.length > mostDepartments || departments.some((name) => typeof name !== 'string'))
    throw unknownValue('departments');
  const [sort = '', direction = 'asc'] = text(query, 'sort').split(':');
  return checkedListing(
    {
      search: text(query, 'search'),
      filter: {
        departments: departments as string[],
        status: wordOf(query, 'status', EmployeeStatus),
        activity: wordOf(query, 'activity', EmployeeActivity),
      },
      sort: wordOf({ sort }, 'sort', EmployeeSort) ?? EmployeeSort.NAME,
      direction:
        wordOf({ sort: direction.toUpperCase() }, 'sort', SortDirection) ?? SortDirection.ASC,
      page: 1,
      pageSize: 1,
    },
    1,
  );
}

function text(query: Record<string, unknown>, name: string): string {
  const value = query[name] ?? '';
  if (typeof value !== 'string' || value.includes('\u0000')) throw unknownValue(name);
  return value;
}

function wordOf<Word extends string>(
  query: Record<string, unknown>,
  name: string,
  words: Record<string, Word>,
): Word | null {
  const given = text(query, name);
  if (given === '') return null;
  const word = Object.values(words).find((known) => known === given);
  if (word === undefined) throw unknownValue(name);
  return word;
}

function unknownValue(field: string): BadUserInput {
  return new BadUserInput([{ field, message: `${field} is not valid` }]);
}
