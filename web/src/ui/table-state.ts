import {
  choice,
  defineSearch,
  pageNumber,
  text,
  useSearch,
  type SearchPart,
} from './search-params.ts';

export type Direction = 'ASC' | 'DESC';

/** State of a table in the address, so that it can be shared and reloaded. */
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

/** Defines the state of a table in the query string: `page`, `size`, `search`, `sort` and `order`. */
export const defineTableSearch = <Sort extends string>({
  sorts,
  defaultSort,
  pageSizes,
  defaultPageSize,
}: Shape<Sort>): SearchPart<TableState<Sort>> =>
  defineSearch<TableState<Sort>>({
    page: pageNumber(),
    pageSize: choice('size', pageSizes, defaultPageSize),
    search: text('search'),
    sort: choice('sort', sorts, defaultSort),
    direction: choice<Direction>('order', ['ASC', 'DESC'], 'ASC'),
  });

/**
 * Reads and changes the state of a table in the address. Any change except of the page returns to page 1; typing in the search replaces the
 * history entry.
 */
export const useTableState = <Sort extends string>(
  shape: Shape<Sort>,
): [TableState<Sort>, (change: Partial<TableState<Sort>>) => void] => {
  const [state, change] = useSearch(defineTableSearch(shape));
  return [
    state,
    (changed) => change({ page: 1, ...changed }, { replace: changed.search !== undefined }),
  ];
};
