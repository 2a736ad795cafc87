import { parseListing, SortDirection } from '../../../database/listing.js';
import type { FileStream } from '../../../http/file-stream.js';
import {
  EmployeeActivity,
  type EmployeeListing,
  EmployeeSort,
  EmployeeStatus,
} from './employee.inputs.js';
import { invalidParameter, readEnum, readText } from '../../../http/query-parameters.js';

const maxDepartments = 500;

/** Query parameters of `parseExportQuery`, for the OpenAPI document. */
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
    maxItems: maxDepartments,
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
 * Parses the query of a CSV export: `search`, `departments` (repeatable), `status`, `activity` and `sort` such as NAME:asc, all
 * optional.
 * @throws BadUserInput naming an invalid parameter.
 */
export function parseExportQuery(query: Record<string, unknown>): EmployeeListing {
  const departments = [query.departments ?? []].flat();
  if (departments.length > maxDepartments || departments.some((name) => typeof name !== 'string'))
    throw invalidParameter('departments');
  const [sort = '', direction = 'asc'] = readText(query, 'sort').split(':');
  return parseListing(
    {
      search: readText(query, 'search'),
      filter: {
        departments: departments as string[],
        status: readEnum(query, 'status', EmployeeStatus),
        activity: readEnum(query, 'activity', EmployeeActivity),
      },
      sort: readEnum({ sort }, 'sort', EmployeeSort) ?? EmployeeSort.NAME,
      direction:
        readEnum({ sort: direction.toUpperCase() }, 'sort', SortDirection) ?? SortDirection.ASC,
      page: 1,
      pageSize: 1,
    },
    1,
  );
}
