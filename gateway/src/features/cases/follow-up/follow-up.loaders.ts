import DataLoader from 'dataloader';
import type { RequestContext } from '../../../request/context.js';
import { makeListLoader, makeRowLoader } from '../../../request/loaders.js';
import {
  listFollowUpsOfExposures,
  listOpenStates,
  type TracedExposure,
} from './exposure-follow-up.queries.js';
import {
  listActsOfFollowUps,
  listExposuresOfFollowUps,
  listFollowUpsById,
  listFollowUpsOfCases,
} from './follow-up-list.queries.js';
import { findSeenUntil } from './follow-up-seen.queries.js';
import type { ExposureFollowUp } from './follow-up.types.js';
import { listPresence } from './presence.queries.js';

/** Loads the exposures of follow-ups, the latest first. */
export const exposuresOfFollowUp = makeListLoader(
  listExposuresOfFollowUps,
  ({ followUpId }) => followUpId,
);

/** Loads the acts of follow-ups, the latest first. */
export const actsOfFollowUp = makeListLoader(listActsOfFollowUps, ({ followUpId }) => followUpId);

/** Loads follow-ups by id; null: none, or its person has left the directory. */
export const followUpById = makeRowLoader(listFollowUpsById, ({ id }) => id);

/** Loads the most serious open state of people's follow-ups, by employee. */
export const openStateOfPerson = makeRowLoader(listOpenStates, ({ employeeId }) => employeeId);

/** Loads the follow-ups of cases, by level and name. */
export const followUpsOfCase = makeListLoader(listFollowUpsOfCases, ({ caseId }) => caseId);

/** Loads what phones and cameras last reported of people, by employee. */
export const presenceOfPerson = makeRowLoader(listPresence, ({ employeeId }) => employeeId);

/** Loads the latest change that a session has seen; null: nothing was ever marked as seen. */
export function seenUntilOfSession(context: RequestContext): DataLoader<string, Date | null> {
  return new DataLoader((ids) =>
    Promise.all(ids.map((id) => findSeenUntil(context.db, context.companyId, id))),
  );
}

/** Loads what was done about the person since an exposure of a trace; null without a follow-up. */
export function followUpOfExposure(
  context: RequestContext,
): DataLoader<TracedExposure, ExposureFollowUp | null, string> {
  return new DataLoader(
    async (exposures) => {
      const found = await listFollowUpsOfExposures(context.db, context.companyId, exposures);
      const byPlace = new Map(found.map((followUp) => [followUp.place, followUp]));
      return exposures.map((_, place) => byPlace.get(place) ?? null);
    },
    {
      cacheKeyFn: ({ personId, disease, exposedAt }) =>
        [personId, disease, exposedAt.getTime()].join(' '),
      maxBatchSize: 5000,
    },
  );
}
