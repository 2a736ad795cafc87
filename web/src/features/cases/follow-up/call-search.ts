import { defineSearch, integer, text, texts } from '../../../ui/search-params.ts';

/** Maximum people on a sheet. */
export const maxPeople = 100;

/** What the address of a call sheet holds: it can be left and come back to, and opened on another device. */
interface CallSearch {
  /** Ids of the follow-ups, in the order of the sheet; none: whoever is to be told now. */
  ids: readonly string[];
  /** Id of the follow-up on the sheet; '' for the first to call. */
  at: string;
  /** Number of the case whose people are to be told; 0 for all. */
  caseNumber: number;
}

export const callSearch = defineSearch<CallSearch>({
  ids: texts('id'),
  at: text('at'),
  caseNumber: integer('case', { min: 0, max: 999_999_999, fallback: 0 }),
});

/** Query string of the call sheet of these follow-ups. */
export const formatCallSearch = (followUpIds: readonly string[]): string =>
  `?${new URLSearchParams(followUpIds.slice(0, maxPeople).map((id) => ['id', id]))}`;
