import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { GraphQLUUID } from '../../scalars.js';
import { InvitationPasskey } from '../passkeys/passkey.types.js';
import {
  acceptInvitation,
  previewInvitation,
  startInvitationPasskey,
} from './accept-invitation.service.js';
import { MemberInvitation } from './member-invitation.entity.js';
import {
  AcceptInvitationInput,
  InviteMemberInput,
  StartInvitationPasskeyInput,
} from './member-invitation.inputs.js';
import {
  inviteMember,
  listInvitations,
  resendInvitation,
  takeBackInvitation,
} from './member-invitation.service.js';
import { AcceptInvitationPayload, InvitationPreview } from './member-invitation.types.js';

@Resolver()
export class MemberInvitationResolver {
  @Authorized<Permission>('member:read')
  @Query(() => [MemberInvitation], {
    description:
      'Invitations that were not accepted or taken back, including expired ones, newest first; at most 500.',
  })
  memberInvitations(@Ctx() context: RequestContext): Promise<MemberInvitation[]> {
    return listInvitations(context);
  }

  @Query(() => InvitationPreview, {
    description: 'Contents of a mailed invitation. The query does not use it. Public.',
  })
  invitation(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, { description: 'Token from the mailed link: the last part of its path.' })
    token: string,
  ): Promise<InvitationPreview> {
    return previewInvitation(context, token);
  }

  @Authorized<Permission>('member:update')
  @Mutation(() => MemberInvitation, {
    description:
      'Mails an invitation, whose link works once within 7 days; an open one of the address is replaced. At most 50 mails a day. Must be the only mutation of its document.',
  })
  inviteMember(
    @Ctx() context: RequestContext,
    @Arg('input', () => InviteMemberInput, { description: 'Address and role.' })
    input: InviteMemberInput,
  ): Promise<MemberInvitation> {
    return inviteMember(context, input);
  }

  @Authorized<Permission>('member:update')
  @Mutation(() => MemberInvitation, {
    description:
      'Mails an invitation again, whose link then works for another 7 days. Must be the only mutation of its document.',
  })
  resendInvitation(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Our id of the invitation.' }) id: string,
  ): Promise<MemberInvitation> {
    return resendInvitation(context, id);
  }

  @Authorized<Permission>('member:update')
  @Mutation(() => MemberInvitation, {
    description: 'Takes an invitation back: its link stops working.',
  })
  takeBackInvitation(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Our id of the invitation.' }) id: string,
  ): Promise<MemberInvitation> {
    return takeBackInvitation(context, id);
  }

  @Mutation(() => InvitationPasskey, {
    description:
      'Offers to accept a mailed invitation with a passkey instead of a password. Public.',
  })
  startInvitationPasskey(
    @Ctx() context: RequestContext,
    @Arg('input', () => StartInvitationPasskeyInput, { description: 'The link.' })
    { token }: StartInvitationPasskeyInput,
  ): Promise<InvitationPasskey> {
    return startInvitationPasskey(context, token);
  }

  @Mutation(() => AcceptInvitationPayload, {
    description:
      'Makes the invited address a member by the mailed link, and signs it in unless the company requires its identity provider: a new address sets its first password or passkey, one with an account proves its own. Public.',
  })
  acceptInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => AcceptInvitationInput, {
      description: 'The link, and password or passkey.',
    })
    input: AcceptInvitationInput,
  ): Promise<AcceptInvitationPayload> {
    return acceptInvitation(context, input);
  }
}
