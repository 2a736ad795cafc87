import { choice, defineSearch, pageNumber, text, useSearch } from '../../../../ui/search-params.ts';
import type {
  CaseClassification,
  CaseOrder,
  CasesPageQueryVariables,
  DiseaseCode,
} from '../../../../generated/graphql.ts';
import { diseaseCodes } from '../../base/disease-codes.ts';

/** What the list of cases shows. */
export interface CasesState {
  page: number;
  search: string;
  state: 'open' | 'closed' | null;
  disease: DiseaseCode | null;
  classification: CaseClassification | null;
  /** Only open cases whose isolation has ended, or has not. */
  isolation: 'over' | 'running' | null;
  /** Email address, or `nobody`; '' for all. */
  owner: string;
  order: CaseOrder;
}

/** Filters cases without an owner. */
export const nobody = 'nobody';

/** Cases on a page. */
export const pageSize = 20;

export const classifications = [
  'SUSPECTED',
  'PROBABLE',
  'CONFIRMED',
  'NOT_A_CASE',
] as const satisfies CaseClassification[];

export const orders = ['NEWEST', 'OLDEST', 'DAY_ZERO', 'NAME'] as const satisfies CaseOrder[];

const inAddress = (value: string): string => value.toLowerCase().replaceAll('_', '-');

const casesSearch = defineSearch<CasesState>({
  page: pageNumber(),
  search: text('search'),
  state: choice<'open' | 'closed', null>('state', ['open', 'closed'], null),
  disease: choice('disease', diseaseCodes, null, inAddress),
  classification: choice('classification', classifications, null, inAddress),
  isolation: choice<'over' | 'running', null>('isolation', ['over', 'running'], null),
  owner: text('owner'),
  order: choice('order', orders, 'NEWEST', inAddress),
});

/** The state that shows all cases. */
export const everyCase = {
  search: '',
  state: null,
  disease: null,
  classification: null,
  isolation: null,
  owner: '',
} satisfies Partial<CasesState>;

/** Returns whether any filter is set. */
export const isNarrowed = ({
  search,
  state,
  disease,
  classification,
  isolation,
  owner,
}: CasesState): boolean =>
  search !== '' ||
  owner !== '' ||
  [state, disease, classification, isolation].some((filter) => filter !== null);

/** Returns the variables of the query. */
export const casesVariables = ({
  page,
  search,
  state,
  disease,
  classification,
  isolation,
  owner,
  order,
}: CasesState): CasesPageQueryVariables => ({
  filter: {
    search: search || null,
    isOpen: state === null ? null : state === 'open',
    diseases: disease === null ? null : [disease],
    classification,
    isIsolationOver: isolation === null ? null : isolation === 'over',
    owner: owner === nobody ? '' : owner || null,
  },
  order,
  page,
  pageSize,
});

/** Builds the URL of the whole list as a file. */
export const exportAddress = ({ filter, order }: CasesPageQueryVariables): string => {
  const query = new URLSearchParams({ order });
  for (const [name, value] of Object.entries(filter ?? {}))
    if (name === 'owner' && value === '') query.set('unowned', 'true');
    else if (value !== null) query.set(name, String(value));
  return `/api/cases/export?${query}`;
};

/** Returns the variables for a query string, before its page is rendered. */
export const readCasesVariables = (params: URLSearchParams): CasesPageQueryVariables =>
  casesVariables(casesSearch.read(params));

/** Reads and writes the state of the list in the address. Any other change returns to page 1. */
export const useCasesState = (): [CasesState, (change: Partial<CasesState>) => void] => {
  const [state, change] = useSearch(casesSearch);
  return [
    state,
    (changed) => change({ page: 1, ...changed }, { replace: changed.search !== undefined }),
  ];
};
