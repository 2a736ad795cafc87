import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { NeedsNoProof } from '../../access/step-up.js';
import type { RequestContext } from '../../request/context.js';
import { GraphQLUUID } from '../../scalars.js';
import { InvitationPasskey } from '../passkeys/passkey.types.js';
import {
  acceptInvitation,
  previewInvitation,
  startInvitationPasskey,
} from './accept-invitation.service.js';
import { declineInvitation } from './decline-invitation.service.js';
import { MemberInvitation } from './member-invitation.entity.js';
import {
  AcceptInvitationInput,
  DeclineInvitationInput,
  InviteMemberInput,
  StartInvitationPasskeyInput,
} from './member-invitation.inputs.js';
import {
  inviteMember,
  listInvitations,
  resendInvitation,
  takeBackInvitation,
} from './member-invitation.service.js';
import {
  AcceptInvitationPayload,
  DeclineInvitationPayload,
  InvitationPreview,
} from './member-invitation.types.js';

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

  @Query(() => InvitationPreview, {
    description:
      'Details of a mailed invitation. The query does not use the invitation up. Public.',
  })
  invitation(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, {
      description: 'Token from the mailed link: the last part of its path.',
    })
    token: string,
  ): Promise<InvitationPreview> {
    return previewInvitation(context, token);
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
  takeBackInvitation(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Our id of the invitation.' }) id: string,
  ): Promise<MemberInvitation> {
    return takeBackInvitation(context, id);
  }

  @Mutation(() => InvitationPasskey, {
    description:
      'Returns the options for accepting a mailed invitation with a passkey in place of a password. Public.',
  })
  startInvitationPasskey(
    @Ctx() context: RequestContext,
    @Arg('input', () => StartInvitationPasskeyInput, {
      description: 'The token of the mailed link.',
    })
    { token }: StartInvitationPasskeyInput,
  ): Promise<InvitationPasskey> {
    return startInvitationPasskey(context, token);
  }

  @Mutation(() => AcceptInvitationPayload, {
    description:
      'Accepts a mailed invitation: makes the address a member, and signs it in unless the company requires its identity provider. A new address sets its first password or passkey; one with an account proves its identity with its own. Public.',
  })
  acceptInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => AcceptInvitationInput, {
      description: 'The token of the link, and a password or passkey.',
    })
    input: AcceptInvitationInput,
  ): Promise<AcceptInvitationPayload> {
    return acceptInvitation(context, input);
  }

  @Mutation(() => DeclineInvitationPayload, {
    description: 'Declines a mailed invitation, whose link then stops working. Public.',
  })
  declineInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeclineInvitationInput, { description: 'The token of the mailed link.' })
    { token }: DeclineInvitationInput,
  ): Promise<DeclineInvitationPayload> {
    return declineInvitation(context, token);
  }
}
