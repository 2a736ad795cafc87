import type { ErrorLike } from '@apollo/client';
import { Box } from '@mantine/core';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { FailedState } from './FailedState.tsx';
import { Pages } from './Pages.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

interface Props {
  /** What there is to show; undefined while nothing has come yet. */
  total: number | undefined;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** To the list's query. Without `data` what stands here is an older answer, shown until the next comes. */
  answer: {
    loading: boolean;
    data?: unknown;
    error?: ErrorLike | undefined;
    refetch: () => Promise<unknown>;
  };
  failure: string;
  columns: number;
  /** What stands here when the list is empty. */
  empty: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** A list in all its states: on its way, failed, empty, and there, page by page. */
export function PagedList({
  total,
  page,
  pageSize,
  onPage,
  answer,
  failure,
  columns,
  empty,
  children,
}: Props) {
  const { loading: isLoading, data, error, refetch } = answer;
  const isStale = !data;
  // The first rows are drawn in pieces, while what stands for them stays.
  const isReady = useDeferredValue(total !== undefined);
  // The address may name a page that never was.
  const lastPage = Math.max(1, Math.ceil((total ?? Infinity) / pageSize));
  const isBeyond = page > lastPage && !isStale;
  useEffect(() => {
    if (isBeyond) onPage(lastPage);
  });
  if (error && !data)
    return (
      <FailedState
        message={failure}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isLoading}
      />
    );
  if (total === undefined || !isReady || isBeyond)
    return <TableSkeleton rows={Math.min(pageSize, 10)} columns={columns} />;
  if (total === 0) return empty;
  return (
    <Box aria-busy={isLoading} style={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms' }}>
      {children}
      <Pages
        page={page}
        pageSize={pageSize}
        total={total}
        pageSizes={[pageSize]}
        onChange={(to) => 'page' in to && onPage(to.page)}
      />
    </Box>
  );
}
