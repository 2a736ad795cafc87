import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../request/context.js';
import { InvitationPasskey } from '../factors/passkey.types.js';
import {
  AcceptInvitationInput,
  DeclineInvitationInput,
  StartInvitationPasskeyInput,
} from './accept-invitation.inputs.js';
import {
  acceptInvitation,
  previewInvitation,
  startInvitationPasskey,
} from './accept-invitation.service.js';
import {
  AcceptInvitationPayload,
  DeclineInvitationPayload,
  InvitationPreview,
} from './accept-invitation.types.js';
import { declineInvitation } from './decline-invitation.service.js';

@Resolver()
export class AcceptInvitationResolver {
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
