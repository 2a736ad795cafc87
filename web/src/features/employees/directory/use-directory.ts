import type { ErrorLike } from '@apollo/client';
import { useDeferredValue, useState } from 'react';
import { useEmployeesPageQuery, type EmployeesPageQuery } from '../../../generated/graphql.ts';
import { filterInput, isFiltering, type useDirectoryState } from './directory-state.ts';

/** What stands in the table, and what it was asked for. */
interface Shown {
  people: EmployeesPageQuery['employees'];
  search: string;
  isNarrowed: boolean;
  /** How many people stand on the pages before. */
  before: number;
}

interface Directory {
  /** Undefined until the first answer; the old one stays until the next comes. */
  shown: Shown | undefined;
  /** Whether `shown` is not what the address asks for. */
  isStale: boolean;
  isLoading: boolean;
  isFailed: boolean;
  /** Why it has failed. */
  error: ErrorLike | undefined;
  retry: () => void;
}

/** A page of the directory as the address asks for it. */
export const useDirectory = ({
  table,
  filter,
}: ReturnType<typeof useDirectoryState>): Directory => {
  const { search, page, pageSize, sort, direction } = table;
  const answer = useEmployeesPageQuery({
    variables: {
      search: search || null,
      filter: filterInput(filter),
      page,
      pageSize,
      sort,
      direction,
    },
  });
  const [before, setBefore] = useState<Shown>();
  const people = answer.data?.employees;
  const now = people && {
    people,
    search,
    before: (page - 1) * pageSize,
    isNarrowed: search !== '' || isFiltering(filter),
  };
  if (now && now.people !== before?.people) setBefore(now);
  const latest = now ?? before;
  // The first rows are drawn in pieces, while what stands for them stays.
  const isReady = useDeferredValue(latest !== undefined);
  return {
    shown: isReady ? latest : undefined,
    isStale: now === undefined && before !== undefined,
    isLoading: answer.loading,
    isFailed: answer.error !== undefined && now === undefined,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
};
