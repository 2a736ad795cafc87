import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import { listFollowUpsOfExposures, type TracedExposure } from './exposure-follow-up.queries.js';
import type { FollowUpAct } from './follow-up-act.entity.js';
import type { FollowUp } from './follow-up.entity.js';
import {
  listActsOfFollowUps,
  listExposuresOfFollowUps,
  listFollowUpsOfCases,
} from './follow-up-list.queries.js';
import { findSeenUntil } from './follow-up-seen.queries.js';
import type { ExposureFollowUp, FollowUpExposure } from './follow-up.types.js';
import { listPresence } from './presence.queries.js';
import type { Presence } from './presence.types.js';

const maxBatchSize = 5000;

/** Loads the exposures of follow-ups, the latest first. */
export function exposuresOfFollowUp(
  context: RequestContext,
): DataLoader<string, FollowUpExposure[]> {
  return new DataLoader(
    async (ids) => {
      const found = await listExposuresOfFollowUps(context.db, context.companyId, ids);
      const byRow = Map.groupBy(found, ({ followUpId }) => followUpId);
      return ids.map((id) => byRow.get(id) ?? []);
    },
    { maxBatchSize },
  );
}

/** Loads the acts of follow-ups, the latest first. */
export function actsOfFollowUp(context: RequestContext): DataLoader<string, FollowUpAct[]> {
  return new DataLoader(
    async (ids) => {
      const found = await listActsOfFollowUps(context.db, context.companyId, ids);
      const byRow = Map.groupBy(found, ({ followUpId }) => followUpId);
      return ids.map((id) => byRow.get(id) ?? []);
    },
    { maxBatchSize },
  );
}

/** Loads signs of people by employee. */
export function presenceOfPerson(context: RequestContext): DataLoader<string, Presence> {
  return new DataLoader(
    async (ids) => {
      const found = await listPresence(context.db, context.companyId, ids);
      const byPerson = new Map(found.map((presence) => [presence.employeeId, presence]));
      return ids.map((id) => byPerson.get(id)!);
    },
    { maxBatchSize },
  );
}

/** Loads up to which change sessions have seen the follow-ups; null: nothing was ever marked as seen. */
export function seenUntilOfSession(context: RequestContext): DataLoader<string, Date | null> {
  return new DataLoader((ids) =>
    Promise.all(ids.map((id) => findSeenUntil(context.db, context.companyId, id))),
  );
}

/** Loads the follow-ups of cases, by level and name. */
export function followUpsOfCase(context: RequestContext): DataLoader<string, FollowUp[]> {
  return new DataLoader(
    async (ids) => {
      const found = await listFollowUpsOfCases(context.db, context.companyId, ids);
      const byCase = Map.groupBy(found, ({ caseId }) => caseId);
      return ids.map((id) => byCase.get(id) ?? []);
    },
    { maxBatchSize },
  );
}

/** Loads what was done since exposures of traces; null without a follow-up. One statement for all people. */
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
      maxBatchSize,
    },
  );
}
