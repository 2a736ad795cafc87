import { choice, defineSearch, pageNumber, text, useSearch } from '../../../ui/search-params.ts';
import type {
  DiseaseCode,
  ImmunityEvidenceState,
  ImmunityPageQueryVariables,
} from '../../../generated/graphql.ts';
import { texts as caseTexts } from '../base/texts.ts';
import { texts } from './texts.ts';

/** What the list of evidence shows; null for all. */
export interface ImmunityState {
  page: number;
  search: string;
  disease: DiseaseCode | null;
  state: ImmunityEvidenceState | null;
}

/** Rows per page. */
export const pageSize = 20;
export const diseases = Object.keys(caseTexts.diseaseNames) as DiseaseCode[];
export const states = Object.keys(texts.states) as ImmunityEvidenceState[];

const search = defineSearch<ImmunityState>({
  page: pageNumber(),
  search: text('search'),
  disease: choice('disease', diseases, null),
  state: choice('state', states, null),
});

/** Returns the variables of the query. */
export const immunityVariables = ({
  page,
  search: found,
  disease,
  state,
}: ImmunityState): ImmunityPageQueryVariables => ({
  filter: { search: found || null, disease, state },
  page,
  pageSize,
});

/** Reads and writes the state of the page in the address. Any other change returns to page 1. */
export const useImmunityState = (): [ImmunityState, (change: Partial<ImmunityState>) => void] => {
  const [state, change] = useSearch(search);
  return [state, (changed) => change({ page: 1, ...changed })];
};
