import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { NeedsNoProof } from '../../../access/step-up.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLUUID } from '../../../scalars.js';
import { MemberInvitation } from './member-invitation.entity.js';
import { InviteMemberInput } from './member-invitation.inputs.js';
import {
  inviteMember,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from './member-invitation.service.js';

@Resolver()
export class MemberInvitationResolver {
  @Authorized<Permission>('member:read')
  @Query(() => [MemberInvitation], {
    description:
      'Invitations that have been neither accepted nor withdrawn, including expired ones, newest first; at most 500.',
  })
  memberInvitations(@Ctx() context: RequestContext): Promise<MemberInvitation[]> {
    return listInvitations(context);
  }

  @Authorized<Permission>('member:update')
  @Mutation(() => MemberInvitation, {
    description:
      'Mails an invitation with a link that works once within 7 days, and replaces an open invitation of the same address. Limited to 50 mails a day. Must be the only mutation of its document.',
  })
  inviteMember(
    @Ctx() context: RequestContext,
    @Arg('input', () => InviteMemberInput, { description: 'The address to invite, and the role.' })
    input: InviteMemberInput,
  ): Promise<MemberInvitation> {
    return inviteMember(context, input);
  }

  @Authorized<Permission>('member:update')
  @NeedsNoProof('mails the same address again')
  @Mutation(() => MemberInvitation, {
    description:
      'Mails an invitation again with a link that works for another 7 days. Must be the only mutation of its document.',
  })
  resendInvitation(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Our id of the invitation.' }) id: string,
  ): Promise<MemberInvitation> {
    return resendInvitation(context, id);
  }

  @Authorized<Permission>('member:update')
  @NeedsNoProof('withdraws access')
  @Mutation(() => MemberInvitation, {
    description: 'Withdraws an invitation, whose link then stops working.',
  })
  withdrawInvitation(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Our id of the invitation.' }) id: string,
  ): Promise<MemberInvitation> {
    return withdrawInvitation(context, id);
  }
}
