import { Box } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { Pages } from './Pages.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

export interface ListPageProps {
  /** Accessible name of the page links, for screens with several lists. */
  label?: string;
  total: number;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** Whether the rows belong to an older request. */
  isStale: boolean;
  columns: number;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** A page of a list with links to the others. A page number past the end changes to the last page. */
export function ListPage({
  label,
  total,
  page,
  pageSize,
  onPage,
  isStale,
  columns,
  empty,
  children,
}: ListPageProps) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = page > lastPage && !isStale;
  useEffect(() => {
    if (isBeyond) onPage(lastPage);
  });
  if (isBeyond) return <TableSkeleton rows={Math.min(pageSize, 10)} columns={columns} />;
  if (total === 0) return empty;
  return (
    <Box aria-busy={isStale} style={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms' }}>
      {children}
      <Pages
        {...(label !== undefined && { label })}
        page={page}
        pageSize={pageSize}
        total={total}
        pageSizes={[pageSize]}
        onChange={(to) => 'page' in to && onPage(to.page)}
      />
    </Box>
  );
}
