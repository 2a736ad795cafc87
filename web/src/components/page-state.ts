import { defineSearch, pageNumber, text, useSearch } from './search-params.ts';

/** The part of a list that is shown. It is kept in the address, so that it can be shared and reloaded. */
interface PageState {
  page: number;
  search: string;
  /** What the list is narrowed to; '' for nothing. */
  filter: string;
}

/**
 * The part of a list in the address (`page`, `search`, and the filter under its own name). Any change but one of the page goes back to page 1;
 * typing in the search replaces the entry of the history.
 */
export const usePageState = (
  filterName = 'filter',
): [PageState, (change: Partial<PageState>) => void] => {
  const [state, change] = useSearch(
    defineSearch<PageState>({
      page: pageNumber(),
      search: text('search'),
      filter: text(filterName),
    }),
  );
  return [
    state,
    (changed) => change({ page: 1, ...changed }, { replace: changed.search !== undefined }),
  ];
};
