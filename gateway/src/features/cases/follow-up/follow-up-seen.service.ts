import { BadUserInput, Forbidden } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import type { FollowUp } from './follow-up.entity.js';
import { seenUntilOfSession } from './follow-up.loaders.js';
import type { Seen } from './follow-up-list.queries.js';
import { storeSeen, summarizeFollowUps } from './follow-up-seen.queries.js';
import type { FollowUpSummary, UntilMove } from './follow-up.types.js';

/** Finds which changes of follow-ups the viewer has seen. */
export async function findSeen(context: RequestContext): Promise<Seen> {
  const sessionId = context.viewer?.sessionId ?? null;
  const until =
    sessionId === null ? null : await context.loader(seenUntilOfSession).load(sessionId);
  return { sessionId, until };
}

/** Whether a follow-up has changed since it was marked as seen, other than by the viewer's own acts. */
export function isUnseen(
  { changedAt, changedBy }: Pick<FollowUp, 'changedAt' | 'changedBy'>,
  { sessionId, until }: Seen,
): boolean {
  return (until === null || changedAt > until) && (changedBy === null || changedBy !== sessionId);
}

/** Finds how the last day of quarantine differs from what the viewer saw; null: it does not. */
export function findUntilMove(
  { untilMoves, quarantineUntil }: Pick<FollowUp, 'untilMoves' | 'quarantineUntil'>,
  { sessionId, until }: Seen,
): UntilMove | null {
  const lastSeen = untilMoves.findLastIndex(
    ({ at, by }) =>
      (until !== null && new Date(at) <= until) || (sessionId !== null && by === sessionId),
  );
  const firstUnseen = untilMoves[lastSeen + 1];
  return firstUnseen === undefined || firstUnseen.before === quarantineUntil
    ? null
    : { before: firstUnseen.before };
}

/** Summarizes the follow-ups for the viewer. */
export async function summarize(context: RequestContext): Promise<FollowUpSummary> {
  return summarizeFollowUps(context.db, context.companyId, await findSeen(context));
}

/**
 * Marks the changes until a moment as seen in the viewer's session. What was marked before stays marked.
 * @throws BadUserInput for a moment in the future, which would hide changes that nobody has seen.
 */
export async function markFollowUpsSeen(
  context: RequestContext,
  until: Date,
): Promise<FollowUpSummary> {
  const { db, companyId, viewer } = context;
  const sessionId = viewer?.sessionId;
  if (!sessionId) throw new Forbidden();
  if (!(await storeSeen(db, companyId, sessionId, until)))
    throw new BadUserInput('until', 'The time must not be in the future');
  return summarize(context);
}
