import { choice, defineSearch, pageNumber, text, useSearch } from '../../../ui/search-params.ts';
import { employeeRef } from '../../people/person/reference.ts';
import type {
  ContestRequestsPageQueryVariables,
  ContestRequestState,
  ContestsPageQueryVariables,
  ContestState,
} from '../../../generated/graphql.ts';

/** What the page of contested contacts shows. */
export interface ContestsState {
  tab: 'contests' | 'requests';
  page: number;
  state: ContestState | null;
  /** Id or code of the person; '' for everybody. */
  person: string;
  requestState: ContestRequestState | null;
}

/** Rows per page. */
export const pageSize = 20;

export const contestStates = [
  'AWAITING_CONFIRMATION',
  'IN_FORCE',
  'TAKEN_BACK',
] as const satisfies ContestState[];

export const requestStates = [
  'OPEN',
  'ACCEPTED',
  'DECLINED',
] as const satisfies ContestRequestState[];

const inAddress = (value: string): string => value.toLowerCase().replaceAll('_', '-');

const search = defineSearch<ContestsState>({
  tab: choice('tab', ['contests', 'requests'], 'contests'),
  page: pageNumber(),
  state: choice('state', contestStates, null, inAddress),
  person: text('person'),
  requestState: choice('request', requestStates, null, inAddress),
});

/** Returns the variables of the query for contests. */
export const contestsVariables = ({
  page,
  state,
  person,
}: ContestsState): ContestsPageQueryVariables => ({
  filter: { state, person: person === '' ? null : employeeRef(person) },
  page,
  pageSize,
});

/** Returns the variables of the query for requests. */
export const requestsVariables = ({
  page,
  requestState,
}: ContestsState): ContestRequestsPageQueryVariables => ({ state: requestState, page, pageSize });

/** Reads and writes the state of the page in the address. Any other change returns to page 1. */
export const useContestsState = (): [ContestsState, (change: Partial<ContestsState>) => void] => {
  const [state, change] = useSearch(search);
  return [state, (changed) => change({ page: 1, ...changed })];
};
