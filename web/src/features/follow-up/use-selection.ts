import { useState } from 'react';
import type { FollowUpRow_FollowUpFragment } from '../../generated/graphql.ts';

type Row = FollowUpRow_FollowUpFragment;

const none: readonly Row[] = [];

/** Selected rows across pages, cleared by another filter or search. @param found the filter and search as a key. */
export const useSelection = (found: string) => {
  const [selected, setSelected] = useState({ rows: none, found });
  if (selected.found !== found) setSelected({ rows: none, found });
  return {
    rows: selected.rows,
    select: (rows: readonly Row[], shall: boolean): void =>
      setSelected((before) => {
        const ids = new Set(rows.map(({ id }) => id));
        const others = before.rows.filter(({ id }) => !ids.has(id));
        return { ...before, rows: shall ? [...others, ...rows] : others };
      }),
  };
};
