import {
  choice,
  defineSearch,
  integer,
  pageNumber,
  text,
  useSearch,
} from '../../../ui/search-params.ts';
import { diseaseCodes } from '../base/disease-codes.ts';
import type {
  DiseaseCode,
  FollowUpFilterInput,
  FollowUpOrder,
  FollowUpPageQueryVariables,
} from '../../../generated/graphql.ts';

/** What each value of `show` includes. */
const filters = {
  TO_DO: { isOpen: true },
  DUE_TODAY: { isDueToday: true },
  TO_CALL: { isToCall: true },
  OVERDUE: { isOverdue: true },
  OVERDUE_INFORM: { isOverdue: true, nextSteps: ['INFORM'] },
  OVERDUE_CORRECT: { isOverdue: true, nextSteps: ['CORRECT'] },
  OVERDUE_TEST: { isOverdue: true, nextSteps: ['TEST'] },
  UNDELIVERED: { isNoticeUndelivered: true },
  CHANGED: { isChanged: true },
  OWN_PHONE_ONLY: { isOwnPhoneOnly: true },
  INFORM: { nextSteps: ['INFORM'] },
  CORRECT: { nextSteps: ['CORRECT'] },
  TEST: { isOpen: true, nextSteps: ['TEST'] },
  PROOF: { isOpen: true, nextSteps: ['ASK_FOR_PROOF'] },
  PROPHYLAXIS: { isOpen: true, nextSteps: ['GIVE_PROPHYLAXIS'] },
  SYMPTOMS: { isOpen: true, nextSteps: ['CHECK_SYMPTOMS'] },
  // Before the quarantine has ended, there is nothing to tell.
  RELEASE: { isOverdue: true, nextSteps: ['RELEASE'] },
  SILENT: {
    isPhoneSilent: true,
    states: ['TO_INFORM', 'INFORMED', 'IN_QUARANTINE', 'TEST_DUE'],
  },
  IN_QUARANTINE: { states: ['IN_QUARANTINE'] },
  INFORMED: { states: ['INFORMED'] },
  RELEASED: { states: ['RELEASED'] },
  RELEASED_THIS_WEEK: { isReleasedThisWeek: true },
  BECAME_A_CASE: { states: ['BECAME_A_CASE'] },
  NO_LONGER_EXPOSED: { states: ['NO_LONGER_EXPOSED'] },
  IMMUNE: { states: ['IMMUNE'] },
  ALL: {},
} as const satisfies Record<string, FollowUpFilterInput>;

export type Shown = keyof typeof filters;

export const shownChoices = Object.keys(filters) as Shown[];
export const orders = [
  'DUE',
  'NAME',
  'QUARANTINE_END',
  'CHANGED',
] as const satisfies FollowUpOrder[];

/** What the list of follow-ups shows. */
export interface FollowUpListState {
  page: number;
  search: string;
  shown: Shown;
  disease: DiseaseCode | null;
  /** Email address, or `nobody`; '' for all. */
  assignee: string;
  /** Number of the case that exposed them; 0 for all. */
  caseNumber: number;
  order: FollowUpOrder;
}

/** Value in the address for unassigned rows. */
export const nobody = 'nobody';

/** Rows per page. */
export const pageSize = 25;

const inAddress = (value: string): string => value.toLowerCase().replaceAll('_', '-');

const listSearch = defineSearch<FollowUpListState>({
  page: pageNumber(),
  search: text('search'),
  shown: choice('show', shownChoices, 'TO_DO', inAddress),
  disease: choice('disease', diseaseCodes, null, inAddress),
  assignee: text('assignee'),
  caseNumber: integer('case', { min: 0, max: 999_999_999, fallback: 0 }),
  order: choice('order', orders, 'DUE', inAddress),
});

/** The default: everything to do, for all diseases, cases and assignees. */
export const everythingToDo = {
  search: '',
  shown: 'TO_DO',
  disease: null,
  assignee: '',
  caseNumber: 0,
} satisfies Partial<FollowUpListState>;

/** Counts the filters that are set. */
export const countFilters = ({
  search,
  shown,
  disease,
  assignee,
  caseNumber,
}: FollowUpListState): number =>
  [search !== '', shown !== 'TO_DO', disease !== null, assignee !== '', caseNumber !== 0].filter(
    Boolean,
  ).length;

/** Returns whether the list differs from everything to do. */
export const isNarrowed = (state: FollowUpListState): boolean => countFilters(state) > 0;

/** Names of the saved views. */
export const views = [
  'TO_DO',
  'MINE',
  'DUE_TODAY',
  'TO_CALL',
  'RELEASED_THIS_WEEK',
  'ALL',
] as const;
export type View = (typeof views)[number];

/** Returns the filters of a saved view. @param me email address of the signed-in account */
export const filtersOfView = (view: View, me: string) =>
  view === 'MINE' ? { ...everythingToDo, assignee: me } : { ...everythingToDo, shown: view };

/** Finds the saved view that the list shows; null if its filters are others. */
export const findView = (state: FollowUpListState, me: string | null): View | null =>
  views.find((view) =>
    Object.entries(filtersOfView(view, me ?? '')).every(
      ([name, value]) =>
        (view !== 'MINE' || me !== null) && state[name as keyof FollowUpListState] === value,
    ),
  ) ?? null;

/** Builds the query string of a saved view. */
export const viewAddress = (view: View, me: string): string =>
  `?${listSearch.write(new URLSearchParams(), filtersOfView(view, me))}`;

/** Returns the variables of the query. */
export const followUpVariables = ({
  page,
  search,
  shown,
  disease,
  assignee,
  caseNumber,
  order,
}: FollowUpListState): FollowUpPageQueryVariables => ({
  filter: {
    ...filters[shown],
    search: search || null,
    diseases: disease === null ? null : [disease],
    assignee: assignee === nobody ? '' : assignee || null,
    caseNumber: caseNumber || null,
  },
  order,
  page,
  pageSize,
});

/** Builds the URL of the whole list as a file. */
export const exportAddress = ({ filter, order }: FollowUpPageQueryVariables): string => {
  const query = new URLSearchParams({ order });
  for (const [name, value] of Object.entries(filter ?? {})) {
    if (name === 'assignee' && value === '') query.set('unassigned', 'true');
    else if (value !== null) query.set(name, String(value));
  }
  return `/api/follow-up/export?${query}`;
};

/** Reads and writes the state of the list in the address. Any other change returns to page 1. */
export const useFollowUpState = (): [
  FollowUpListState,
  (change: Partial<FollowUpListState>) => void,
] => {
  const [state, change] = useSearch(listSearch);
  return [
    state,
    (changed) => change({ page: 1, ...changed }, { replace: changed.search !== undefined }),
  ];
};
