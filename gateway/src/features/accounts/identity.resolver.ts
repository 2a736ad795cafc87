import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { ConfirmIdentityInput } from './identity.inputs.js';
import { confirmIdentity } from './identity.service.js';
import { ConfirmIdentityPayload } from './identity.types.js';

@Resolver()
export class IdentityResolver {
  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => ConfirmIdentityPayload, {
    description:
      "Confirms the viewer's identity. Deletions, exports and changes to sign-in methods and keys fail with STEP_UP if the last confirmation is more than 10 minutes old.",
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
}
