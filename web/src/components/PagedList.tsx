import type { ErrorLike } from '@apollo/client';
import { Deferred } from './Deferred.tsx';
import { FailedState } from './FailedState.tsx';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

interface Props extends Omit<ListPageProps, 'total' | 'isStale'> {
  /** Undefined until the first answer. */
  total: number | undefined;
  /** Result of the list's query. Without `data` the older rows are shown as stale. */
  answer: {
    loading: boolean;
    data?: unknown;
    error?: ErrorLike | undefined;
    refetch: () => Promise<unknown>;
  };
  failure: string;
}

/** Like `PagedQuery`, for a list that polls. */
export function PagedList({ total, answer, failure, ...list }: Props) {
  const { loading: isLoading, data, error, refetch } = answer;
  const skeleton = <TableSkeleton rows={Math.min(list.pageSize, 10)} columns={list.columns} />;
  if (error && !data)
    return (
      <FailedState
        message={failure}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isLoading}
      />
    );
  if (total === undefined) return skeleton;
  return (
    <Deferred fallback={skeleton}>
      <ListPage {...list} total={total} isStale={!data} />
    </Deferred>
  );
}
