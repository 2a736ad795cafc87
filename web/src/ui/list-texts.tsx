import type { ReactNode } from 'react';

/** Texts of lists and tables. */
export const texts = {
  clearSearch: 'Clear search',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number): string => `Page ${page}`,
  rows: 'Rows',
  shown: (first: number, last: number, total: string): string => `${first}–${last} of ${total}`,
  sortedAscending: (column: string): string => `${column}, sorted ascending`,
  sortedDescending: (column: string): string => `${column}, sorted descending`,
  sortBy: 'Sort by',
  sortByColumn: (column: string): string => `Sort by ${column}`,
  turnAscending: 'Sorted ascending. Sort descending',
  turnDescending: 'Sorted descending. Sort ascending',
  failedPart: (message: string, tryAgain: ReactNode): ReactNode => (
    <>
      {message}, {tryAgain}.
    </>
  ),
  tryAgain: 'try again',
  found: (items: string): string => `${items} found`,
};
