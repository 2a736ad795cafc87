import { useSearchParams } from 'react-router-dom';

/** Which part of a list is shown. Lives in the address, so that it can be shared, reloaded and gone back to. */
interface PageState {
  page: number;
  search: string;
  /** What the list is narrowed to; '' for nothing. */
  filter: string;
}

/**
 * The part of a list in the address (`page`, `search`, and the filter under its own name), defaults left out. What the address says wrongly
 * counts as the default. A change of anything but the page goes back to page 1; typing in the search replaces the entry in the history.
 */
export const usePageState = (
  filterName = 'filter',
): [PageState, (change: Partial<PageState>) => void] => {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const state: PageState = {
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    search: params.get('search') ?? '',
    filter: params.get(filterName) ?? '',
  };
  const change = (changed: Partial<PageState>): void => {
    const next = { ...state, page: 1, ...changed };
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        const put = (name: string, value: string, isDefault: boolean): void =>
          isDefault ? after.delete(name) : after.set(name, value);
        put('page', String(next.page), next.page === 1);
        put('search', next.search, next.search === '');
        put(filterName, next.filter, next.filter === '');
        return after;
      },
      { replace: changed.search !== undefined },
    );
  };
  return [state, change];
};
