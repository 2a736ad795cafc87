import { choice, defineSearch, pageNumber, useSearch } from '../../../ui/search-params.ts';
import type {
  EmployeeReportKind,
  EmployeeReportsPageQueryVariables,
  EmployeeReportState,
} from '../../../generated/graphql.ts';

/** Filter of the list of reports; null for all. */
export interface ReportsState {
  page: number;
  kind: EmployeeReportKind | null;
  state: EmployeeReportState | null;
}

/** Rows per page. */
export const pageSize = 20;

export const kinds = ['CORRECTION', 'SYMPTOMS', 'TEST'] as const satisfies EmployeeReportKind[];

export const states = ['WAITING', 'ACCEPTED', 'DECLINED'] as const satisfies EmployeeReportState[];

const search = defineSearch<ReportsState>({
  page: pageNumber(),
  kind: choice('kind', kinds, null),
  state: choice('state', states, null),
});

/** Returns the variables of the query. */
export const reportsVariables = ({
  page,
  kind,
  state,
}: ReportsState): EmployeeReportsPageQueryVariables => ({
  filter: { kind, state },
  page,
  pageSize,
});

/** Reads and writes the state of the page in the address. Any other change returns to page 1. */
export const useReportsState = (): [ReportsState, (change: Partial<ReportsState>) => void] => {
  const [state, change] = useSearch(search);
  return [state, (changed) => change({ page: 1, ...changed })];
};
