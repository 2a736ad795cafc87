import { defineSearch, pageNumber, text, useSearch } from './search-params.ts';

/** State of a list in the address, so that it can be shared and reloaded. */
interface PageState {
  page: number;
  search: string;
  /** Value of the filter; '' for none. */
  filter: string;
}

/**
 * Reads and changes the state of a list in the address (`page`, `search`, and the filter under its own name). Any change except of the page
 * returns to page 1; typing in the search replaces the history entry.
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
