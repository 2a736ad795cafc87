import DataLoader from 'dataloader';
import type { RequestContext } from '../../../request/context.js';
import { makeListLoader } from '../../../request/loaders.js';
import type { Contest } from './contest.entity.js';
import {
  listContestsOfFollowUps,
  listContestsOfRequests,
  listTouchingContests,
  type TouchedSpan,
} from './contest.queries.js';

/** Loads the contests in force that overlap or adjoin a span of two people and a source, oldest first. */
export function contestsOfSpan(
  context: RequestContext,
): DataLoader<TouchedSpan, Contest[], string> {
  return new DataLoader((spans) => listTouchingContests(context.db, context.companyId, spans), {
    cacheKeyFn: ({ personId, otherId, source, from, until }) =>
      [personId, otherId, source, from.getTime(), until.getTime()].join(' '),
    maxBatchSize: 5000,
  });
}

/** Loads the contests in force that concern a follow-up, the latest first. */
export function contestsOfFollowUp(context: RequestContext): DataLoader<string, Contest[]> {
  return new DataLoader((ids) => listContestsOfFollowUps(context.db, context.companyId, ids), {
    maxBatchSize: 5000,
  });
}

/** Loads the contests that answer a request. */
export const contestsOfRequest = makeListLoader(
  listContestsOfRequests,
  ({ requestId }) => requestId,
);
