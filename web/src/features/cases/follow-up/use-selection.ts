import { useStateFor } from '../../../ui/use-state-for.ts';
import type { FollowUpRow_FollowUpFragment } from '../../../generated/graphql.ts';

type Row = FollowUpRow_FollowUpFragment;

const none: readonly Row[] = [];

/** Selected rows across pages, cleared by another filter or search. @param found the filter and search as a key. */
export const useSelection = (found: string) => {
  const [rows, setRows] = useStateFor(found, () => none);
  return {
    rows,
    select: (some: readonly Row[], shall: boolean): void =>
      setRows((before) => {
        const ids = new Set(some.map(({ id }) => id));
        const others = before.filter(({ id }) => !ids.has(id));
        return shall ? [...others, ...some] : others;
      }),
  };
};
