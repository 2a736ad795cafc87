import type { ReactNode } from 'react';
import { isStale, type QueryResult } from '../apollo/query-result.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { QueryBoundary } from './QueryBoundary.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

interface Props<Data, Item> extends Omit<ListPageProps, 'total' | 'isStale' | 'children'> {
  query: QueryResult<Data>;
  /** Finds the list in the answer. */
  select: (data: Data) => { items: Item[]; total: number };
  /** Error message. Default: the message of the error. */
  failure?: string;
  /** Renders the table. */
  children: (items: Item[]) => ReactNode;
}

/** A list with pages, including its loading, error and empty states. */
export function PagedList<Data, Item>({
  query,
  select,
  failure,
  children,
  ...list
}: Props<Data, Item>) {
  return (
    <QueryBoundary
      query={query}
      {...(failure !== undefined && { failure })}
      fallback={<TableSkeleton rows={Math.min(list.pageSize, 10)} columns={list.columns} />}
    >
      {(data) => {
        const { items, total } = select(data);
        return (
          <ListPage {...list} total={total} isStale={isStale(query)}>
            {children(items)}
          </ListPage>
        );
      }}
    </QueryBoundary>
  );
}
