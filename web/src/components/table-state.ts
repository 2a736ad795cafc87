import { useSearchParams } from 'react-router-dom';

export type Direction = 'ASC' | 'DESC';

/** What a table shows. Lives in the address, so that it can be shared, reloaded and gone back to. */
export interface TableState<Sort extends string> {
  page: number;
  pageSize: number;
  search: string;
  sort: Sort;
  direction: Direction;
}

interface Shape<Sort extends string> {
  sorts: readonly Sort[];
  defaultSort: Sort;
  pageSizes: readonly number[];
  defaultPageSize: number;
}

/**
 * The state of a table in the address (`page`, `size`, `search`, `sort`, `order`), defaults left out. What the address says wrongly counts as
 * the default. A change of anything but the page goes back to page 1; typing in the search replaces the entry in the history.
 */
export const useTableState = <Sort extends string>({
  sorts,
  defaultSort,
  pageSizes,
  defaultPageSize,
}: Shape<Sort>): [TableState<Sort>, (change: Partial<TableState<Sort>>) => void] => {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  const state: TableState<Sort> = {
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    pageSize: pageSizes.includes(size) ? size : defaultPageSize,
    search: params.get('search') ?? '',
    sort: sorts.find((sort) => sort.toLowerCase() === params.get('sort')) ?? defaultSort,
    direction: params.get('order') === 'desc' ? 'DESC' : 'ASC',
  };
  const change = (changed: Partial<TableState<Sort>>): void => {
    const next = { ...state, page: 1, ...changed };
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        const put = (name: string, value: string, isDefault: boolean): void =>
          isDefault ? after.delete(name) : after.set(name, value);
        put('page', String(next.page), next.page === 1);
        put('size', String(next.pageSize), next.pageSize === defaultPageSize);
        put('search', next.search, next.search === '');
        put('sort', next.sort.toLowerCase(), next.sort === defaultSort);
        put('order', 'desc', next.direction === 'ASC');
        return after;
      },
      { replace: changed.search !== undefined },
    );
  };
  return [state, change];
};
