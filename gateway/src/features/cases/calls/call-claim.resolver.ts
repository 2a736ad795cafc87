import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { CallClaim } from './call-claim.entity.js';
import { CallInput, ReleaseCallPayload } from './call-claim.inputs.js';
import { claimCall, endCallClaim, isOwnClaim } from './call-claim.service.js';

@Resolver(() => CallClaim)
export class CallClaimResolver {
  @Authorized<Permission>('follow-up:update')
  @Mutation(() => CallClaim, {
    description:
      "Claims the call to a person whom the company follows up, for 5 minutes, so that nobody else calls them meanwhile. Claim again to make it last longer. Returns the claim that holds, which is somebody else's if they came first.",
  })
  claimCall(
    @Ctx() context: RequestContext,
    @Arg('input', () => CallInput, { description: 'The person to call.' })
    { employeeId }: CallInput,
  ): Promise<CallClaim> {
    return claimCall(context, employeeId);
  }

  @Authorized<Permission>('follow-up:update')
  @Mutation(() => ReleaseCallPayload, {
    description:
      "Ends the viewer's claim to call a person, if there is one. An act that records the call ends it, too.",
  })
  async releaseCall(
    @Ctx() context: RequestContext,
    @Arg('input', () => CallInput, { description: 'The person who was to be called.' })
    { employeeId }: CallInput,
  ): Promise<ReleaseCallPayload> {
    await endCallClaim(context, employeeId);
    return { employeeId };
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has made the claim.' })
  isMine(@Ctx() context: RequestContext, @Root() claim: CallClaim): boolean {
    return isOwnClaim(context, claim);
  }
}
