import { useReadQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { DeferredAnswer } from '../apollo/deferred-query.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { QueryBoundary } from './QueryBoundary.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

interface Props<Data, Item> extends Omit<ListPageProps, 'total' | 'isStale' | 'children'> {
  query: DeferredAnswer<Data>;
  /** Finds the list in the answer. */
  select: (data: Data) => { items: Item[]; total: number };
  /** Error message. Default: the message of the error. */
  failure?: string;
  /** Renders the table. */
  children: (items: Item[]) => ReactNode;
}

/** A list with pages, including its loading, error and empty states. */
export function PagedQuery<Data, Item>({ failure, ...list }: Props<Data, Item>) {
  const { pageSize, columns } = list;
  return (
    <QueryBoundary
      query={list.query}
      {...(failure !== undefined && { failure })}
      fallback={<TableSkeleton rows={Math.min(pageSize, 10)} columns={columns} />}
    >
      <Read {...list} />
    </QueryBoundary>
  );
}

function Read<Data, Item>({
  query,
  select,
  children,
  ...list
}: Omit<Props<Data, Item>, 'failure'>) {
  const { items, total } = select(useReadQuery(query.queryRef).data);
  return (
    <ListPage {...list} total={total} isStale={query.isStale}>
      {children(items)}
    </ListPage>
  );
}
