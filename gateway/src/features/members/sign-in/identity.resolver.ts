import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { ConfirmIdentityByLinkInput, ConfirmIdentityInput } from './identity.inputs.js';
import { confirmIdentity, confirmIdentityByLink, requestIdentityLink } from './identity.service.js';
import { ConfirmIdentityPayload, IdentityLinkPayload } from './identity.types.js';

@Resolver()
export class IdentityResolver {
  @Authorized<Permission>('own-sign-in:confirm')
  @Mutation(() => ConfirmIdentityPayload, {
    description:
      "Confirms the viewer's identity. Deletions, exports and changes to sign-in methods and keys fail with STEP_UP if the last confirmation is more than 10 minutes old. Changes to the account itself also fail if only an identity provider has confirmed it.",
  })
  confirmIdentity(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmIdentityInput, {
      description: 'A passkey answer, a code or the password.',
    })
    input: ConfirmIdentityInput,
  ): Promise<ConfirmIdentityPayload> {
    return confirmIdentity(context, input);
  }

  @Authorized<Permission>('own-sign-in:confirm')
  @Mutation(() => IdentityLinkPayload, {
    description:
      "Mails a link to the viewer's address that confirms the identity once, within 15 minutes, in the session that asked for it. For accounts without a second factor. Must be the only mutation of its document.",
  })
  requestIdentityLink(@Ctx() context: RequestContext): Promise<IdentityLinkPayload> {
    return requestIdentityLink(context);
  }

  @Authorized<Permission>('own-sign-in:confirm')
  @Mutation(() => ConfirmIdentityPayload, {
    description:
      "Confirms the viewer's identity with the link from requestIdentityLink, and verifies the address.",
  })
  confirmIdentityByLink(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmIdentityByLinkInput, { description: 'The token of the link.' })
    input: ConfirmIdentityByLinkInput,
  ): Promise<ConfirmIdentityPayload> {
    return confirmIdentityByLink(context, input);
  }
}
