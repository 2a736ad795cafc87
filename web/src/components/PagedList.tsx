import type { ErrorLike } from '@apollo/client';
import { useDeferredValue } from 'react';
import { FailedState } from './FailedState.tsx';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

interface Props extends Omit<ListPageProps, 'total' | 'isStale'> {
  /** Undefined until the first answer. */
  total: number | undefined;
  /** To the list's query. Without `data` an older answer is shown until the next one. */
  answer: {
    loading: boolean;
    data?: unknown;
    error?: ErrorLike | undefined;
    refetch: () => Promise<unknown>;
  };
  failure: string;
}

/** The same as `PagedQuery` for a list that polls. */
export function PagedList({ total, answer, failure, ...list }: Props) {
  const { loading: isLoading, data, error, refetch } = answer;
  // The first rows are drawn in pieces, while what stands for them stays.
  const isReady = useDeferredValue(total !== undefined);
  if (error && !data)
    return (
      <FailedState
        message={failure}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isLoading}
      />
    );
  if (total === undefined || !isReady)
    return <TableSkeleton rows={Math.min(list.pageSize, 10)} columns={list.columns} />;
  return <ListPage {...list} total={total} isStale={!data} />;
}
