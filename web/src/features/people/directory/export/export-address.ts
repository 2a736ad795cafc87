import type {
  EmployeeActivity,
  EmployeeSort,
  EmployeeStatus,
  SortDirection,
} from '../../../../generated/graphql.ts';

/** The search and filters of the directory's table. */
export interface ExportFilter {
  search: string;
  departments: readonly string[];
  status: EmployeeStatus | null;
  activity: EmployeeActivity | null;
}

export interface ExportOrder {
  sort: EmployeeSort;
  direction: SortDirection;
}

export const wholeDirectory: ExportFilter = {
  search: '',
  departments: [],
  status: null,
  activity: null,
};

export const isNarrowed = ({ search, departments, status, activity }: ExportFilter): boolean =>
  search !== '' || departments.length > 0 || status !== null || activity !== null;

/** Builds the URL of the export for a filter. */
export const exportAddress = (
  { search, departments, status, activity }: ExportFilter,
  { sort, direction }: ExportOrder,
): string => {
  const asked = new URLSearchParams();
  if (search !== '') asked.set('search', search);
  for (const department of departments) asked.append('departments', department);
  if (status) asked.set('status', status);
  if (activity) asked.set('activity', activity);
  asked.set('sort', `${sort}:${direction.toLowerCase()}`);
  return `/api/employees/export?${asked}`;
};
