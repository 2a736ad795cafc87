import { BadUserInput, Forbidden } from '../../errors.js';
import type { RequestContext } from '../../request/context.js';
import type { FollowUp } from './follow-up.entity.js';
import { seenUntilOfSession } from './follow-up.loaders.js';
import type { Seen } from './follow-up-list.queries.js';
import { storeSeen, summarizeFollowUps } from './follow-up-seen.queries.js';
import type { FollowUpSummary } from './follow-up.types.js';

/** Finds up to which change the viewer has seen the follow-ups. */
export async function findSeen(context: RequestContext): Promise<Seen> {
  const sessionId = context.viewer?.sessionId ?? null;
  const until =
    sessionId === null ? null : await context.loader(seenUntilOfSession).load(sessionId);
  return { sessionId, until };
}

/** Whether a follow-up has changed, by something else than the viewer's own acts, since it was marked as seen. */
export function isUnseen(
  { changedAt, changedBy }: Pick<FollowUp, 'changedAt' | 'changedBy'>,
  { sessionId, until }: Seen,
): boolean {
  return (until === null || changedAt > until) && (changedBy === null || changedBy !== sessionId);
}

/** Summarizes the follow-ups for the viewer. */
export async function summarize(context: RequestContext): Promise<FollowUpSummary> {
  return summarizeFollowUps(context.db, context.companyId, await findSeen(context));
}

/**
 * Marks the changes up to a moment as seen by the viewer's sign-in. What was marked before stays marked.
 * @throws BadUserInput for a moment in the future, which would hide what nobody has seen.
 */
export async function markFollowUpsSeen(
  context: RequestContext,
  until: Date,
): Promise<FollowUpSummary> {
  const { db, companyId, viewer } = context;
  if (until.getTime() > Date.now()) throw new BadUserInput('until', 'The moment is in the future');
  const sessionId = viewer?.sessionId;
  if (!sessionId) throw new Forbidden();
  await storeSeen(db, companyId, sessionId, until);
  return summarize(context);
}
