import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLUUID } from '../../../scalars.js';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-session.service.js';
import { EndOtherSessionsPayload, EndSessionPayload, OwnSession } from './own-session.types.js';

@Resolver()
export class OwnSessionResolver {
  @Authorized<Permission>('own-sign-in:read')
  @Query(() => [OwnSession], {
    description:
      "Sessions of the viewer's account in this company that have not ended, the current one first; at most 200.",
  })
  mySessions(@Ctx() context: RequestContext): Promise<OwnSession[]> {
    return listOwnSessions(context);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => EndSessionPayload, {
    description: "Ends a session of the viewer's account immediately on all servers.",
  })
  endSession(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Our id of the session.' }) id: string,
  ): Promise<EndSessionPayload> {
    return endOwnSession(context, id);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => EndOtherSessionsPayload, {
    description:
      "Ends all sessions of the viewer's account in this company except the current one.",
  })
  endOtherSessions(@Ctx() context: RequestContext): Promise<EndOtherSessionsPayload> {
    return endOtherSessions(context);
  }
}
