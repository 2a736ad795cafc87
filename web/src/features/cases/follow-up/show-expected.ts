import type { ApolloCache } from '@apollo/client';
import {
  ActLog_ActFragmentDoc,
  FollowUpProgress_FollowUpFragmentDoc,
  type ActLog_ActFragment as Act,
  type FollowUpProgress_FollowUpFragment as Progress,
} from '../../../generated/graphql.ts';
import { expectProgress, expectUndone } from './expected-progress.ts';

/** Batch of an answer that the gateway has not given yet. */
const expectedBatch = 'expected';

/** The optimistic response of an act: what it changes is computed from the rows in the cache, which other acts may be changing too. */
export const expectedAnswer = { batchId: expectedBatch, followUps: [], skipped: [] };

export const isExpected = ({ batchId }: { batchId: string }): boolean => batchId === expectedBatch;

const updateProgress = (
  cache: ApolloCache,
  id: string,
  change: (row: Progress) => Progress | null,
): void => {
  cache.updateFragment(
    {
      id: cache.identify({ __typename: 'FollowUp', id })!,
      fragment: FollowUpProgress_FollowUpFragmentDoc,
    },
    (row) => row && change(row),
  );
};

/** Shows follow-ups with a new act. Returns them as they were before. */
export const showAct = (
  cache: ApolloCache,
  followUpIds: readonly string[],
  act: Act,
  today: string,
): Progress[] => {
  const before: Progress[] = [];
  for (const id of followUpIds)
    updateProgress(cache, id, (row) => {
      before.push(row);
      const own = { __typename: 'FollowUpAct', ...act, id: `${act.id} ${id}` };
      cache.writeFragment({
        id: cache.identify(own)!,
        fragment: ActLog_ActFragmentDoc,
        data: own,
      });
      return expectProgress(row, own, today);
    });
  return before;
};

/** Shows follow-ups without their newest act. */
export const showUndoneBatch = (
  cache: ApolloCache,
  before: readonly Progress[],
  at: string,
): void => {
  for (const row of before)
    updateProgress(cache, row.id, (current) => expectUndone(current, row, at));
};

/** Shows an act as undone; what follows from that is known with the answer. */
export const showUndone = (cache: ApolloCache, actId: string, at: string): void => {
  cache.modify({
    id: cache.identify({ __typename: 'FollowUpAct', id: actId })!,
    fields: { undoneAt: () => at },
  });
};
