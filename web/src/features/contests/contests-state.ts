import {
  choice,
  defineSearch,
  pageNumber,
  text,
  useSearch,
} from '../../components/search-params.ts';
import { employeeRef } from '../../domain/people/reference.ts';
import type {
  ContestRequestsPageQueryVariables,
  ContestRequestState,
  ContestsPageQueryVariables,
  ContestState,
} from '../../generated/graphql.ts';

/** What the page of contested contacts shows. */
export interface ContestsState {
  tab: 'contests' | 'requests';
  page: number;
  state: ContestState | null;
  /** Id or code; '' for everybody. */
  person: string;
  requestState: ContestRequestState | null;
}

/** Rows on a page. */
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

/** The contests as the gateway is asked for them. */
export const contestsVariables = ({
  page,
  state,
  person,
}: ContestsState): ContestsPageQueryVariables => ({
  filter: { state, person: person === '' ? null : employeeRef(person) },
  page,
  pageSize,
});

/** The requests as the gateway is asked for them. */
export const requestsVariables = ({
  page,
  requestState,
}: ContestsState): ContestRequestsPageQueryVariables => ({ state: requestState, page, pageSize });

/** The state of the page in the address. Any change but one of the page goes back to page 1. */
export const useContestsState = (): [ContestsState, (change: Partial<ContestsState>) => void] => {
  const [state, change] = useSearch(search);
  return [state, (changed) => change({ page: 1, ...changed })];
};
