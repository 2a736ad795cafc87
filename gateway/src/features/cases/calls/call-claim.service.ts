import { NotFound } from '../../../errors.js';
import { LiveTopic } from '../../../live/live-topic.js';
import type { RequestContext } from '../../../request/context.js';
import { makeRowLoader } from '../../../request/loaders.js';
import type { CallClaim } from './call-claim.entity.js';
import { deleteClaim, listClaims, storeClaim } from './call-claim.queries.js';

/** Loads the claims that have not expired, by employee; null: nobody has claimed the call. */
export const callClaimOfPerson = makeRowLoader(listClaims, ({ employeeId }) => employeeId);

/**
 * Claims the call to a person for the viewer, or makes the viewer's claim last longer.
 * @returns the claim that holds now, which may be another member's.
 * @throws NotFound if the person is not followed up.
 */
export async function claimCall(context: RequestContext, employeeId: string): Promise<CallClaim> {
  const { db, companyId } = context;
  const claim = await storeClaim(db, companyId, employeeId, callerOf(context));
  if (!claim) throw new NotFound();
  context.publishOnCommit(LiveTopic.CASES);
  return claim;
}

/** Ends the viewer's claim to call a person, if there is one. */
export async function endCallClaim(context: RequestContext, employeeId: string): Promise<void> {
  const { db, companyId } = context;
  if (await deleteClaim(db, companyId, employeeId, callerOf(context)))
    context.publishOnCommit(LiveTopic.CASES);
}

/** Finds a claim of somebody other than the viewer to one of these people. */
export async function findOthersCallClaim(
  context: RequestContext,
  employeeIds: readonly string[],
): Promise<CallClaim | undefined> {
  const claims = await listClaims(context.db, context.companyId, employeeIds);
  return claims.find((claim) => !isOwnClaim(context, claim));
}

/** Whether the viewer has made a claim. The devices of one member count as one caller. */
export function isOwnClaim(context: RequestContext, { by }: CallClaim): boolean {
  return by === callerOf(context);
}

function callerOf({ viewer }: RequestContext): string {
  return viewer?.email ?? '';
}
