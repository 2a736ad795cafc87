import { useWithHealth } from '../person/use-with-health.ts';
import {
  choice,
  defineSearch,
  pageNumber,
  text,
  texts,
  useSearch,
} from '../../../ui/search-params.ts';
import { defineTableSearch, useTableState, type TableState } from '../../../ui/table-state.ts';
import type {
  EmployeeActivity,
  EmployeeFilterInput,
  EmployeeSort,
  EmployeesPageQueryVariables,
  EmployeeStatus,
} from '../../../generated/graphql.ts';
import { listColumns, defaultColumns, type ColumnId } from './employee-columns.ts';

/** Filters of the directory, besides the search. */
export interface DirectoryFilter {
  departments: readonly string[];
  status: EmployeeStatus | null;
  activity: EmployeeActivity | null;
}

interface DirectoryState {
  table: TableState<EmployeeSort>;
  filter: DirectoryFilter;
  /** In table order; the name is always shown. */
  columns: readonly ColumnId[];
  /** Whether the user chose them; otherwise there are as many as fit. */
  areColumnsChosen: boolean;
  changeTable: (change: Partial<TableState<EmployeeSort>>) => void;
  changeFilter: (change: Partial<DirectoryFilter>) => void;
  clearFilter: () => void;
  /** Called with null for the default columns. */
  chooseColumns: (columns: readonly ColumnId[] | null) => void;
}

export const pageSizes = [5, 10, 50, 100] as const;
export const statuses = ['POSITIVE', 'NEGATIVE'] as const satisfies EmployeeStatus[];
export const activities = [
  'ACTIVE',
  'LAST_DAY',
  'LAST_WEEK',
  'SILENT',
  'NEVER',
] as const satisfies EmployeeActivity[];

const none: DirectoryFilter = { departments: [], status: null, activity: null };

const filterSearch = defineSearch<DirectoryFilter & { page: number; asked: string }>({
  page: pageNumber(),
  departments: texts('department'),
  status: choice('status', statuses, null),
  activity: choice('activity', activities, null),
  asked: text('columns'),
});

/** Returns whether any filter is set. */
export const isFiltering = ({ departments, status, activity }: DirectoryFilter): boolean =>
  departments.length > 0 || status !== null || activity !== null;

/** Returns the gateway's input for a filter; null for no filter. */
export const filterInput = (filter: DirectoryFilter): EmployeeFilterInput | null =>
  isFiltering(filter)
    ? {
        departments: filter.departments.length > 0 ? [...filter.departments] : null,
        status: filter.status,
        activity: filter.activity,
      }
    : null;

const createSearch = (withHealth: boolean) =>
  ({
    sorts: listColumns(withHealth).map(({ sort }) => sort),
    defaultSort: 'NAME',
    pageSizes,
    defaultPageSize: 10,
  }) as const;

/** Returns the variables of the query for a page. */
export const directoryVariables = (
  { search, page, pageSize, sort, direction }: TableState<EmployeeSort>,
  filter: DirectoryFilter,
  withHealth: boolean,
): EmployeesPageQueryVariables => ({
  search: search || null,
  filter: filterInput(filter),
  page,
  pageSize,
  sort,
  direction,
  withHealth,
});

/** Returns the variables for a query string, before its page is rendered. */
export const readDirectoryVariables = (
  params: URLSearchParams,
  withHealth: boolean,
): EmployeesPageQueryVariables => {
  const filter = filterSearch.read(params);
  return directoryVariables(
    defineTableSearch<EmployeeSort>(createSearch(withHealth)).read(params),
    withHealth ? filter : { ...filter, status: null },
    withHealth,
  );
};

/**
 * Reads and writes the state of the directory in the address: that of its table, `department` (one per department), `status`, `activity` and
 * `columns`. Defaults are left out, and invalid values are ignored. Changing the filter returns to page 1.
 */
export const useDirectoryState = (): DirectoryState => {
  const withHealth = useWithHealth();
  const [table, changeTable] = useTableState<EmployeeSort>(createSearch(withHealth));
  const [{ departments, status, activity, asked }, change] = useSearch(filterSearch);
  const filter = { departments, status: withHealth ? status : null, activity };
  const areColumnsChosen = asked !== '';
  const offered = listColumns(withHealth);
  const chosen = offered
    .map(({ id }) => id)
    .filter((id) => id === 'name' || asked.split(',').includes(id));
  const changeFilter = (changed: Partial<DirectoryFilter>): void => change({ page: 1, ...changed });
  return {
    table,
    filter,
    columns: areColumnsChosen
      ? chosen
      : offered.map(({ id }) => id).filter((id) => defaultColumns.includes(id)),
    areColumnsChosen,
    changeTable,
    changeFilter,
    clearFilter: () => changeFilter(none),
    chooseColumns: (columns) => change({ asked: columns?.join(',') ?? '' }, { replace: true }),
  };
};
