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
      'Confirms the identity of the viewer. Deleting, exporting and changes to sign-in and keys are refused with STEP_UP if the last confirmation is older than 10 minutes.',
  })
  confirmIdentity(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmIdentityInput, { description: 'Passkey, code or password.' })
    input: ConfirmIdentityInput,
  ): Promise<ConfirmIdentityPayload> {
    return confirmIdentity(context, input);
  }
}
