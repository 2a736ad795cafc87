import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { NeedsNoProof } from '../../../access/step-up.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLUUID } from '../../../scalars.js';
import { Passkey } from './passkey.entity.js';
import { PasskeyAttestationInput, RenamePasskeyInput } from './passkey.inputs.js';
import {
  addPasskey,
  listOwnPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyConfirmation,
} from './passkey.service.js';
import {
  AddPasskeyPayload,
  PasskeyCreation,
  PasskeyRequest,
  RemovePasskeyPayload,
} from './passkey.types.js';

@Resolver()
export class PasskeyResolver {
  @Authorized<Permission>('own-sign-in:read')
  @Query(() => [Passkey], {
    description: "Passkeys of the viewer's account, oldest first; at most 20.",
  })
  myPasskeys(@Ctx() context: RequestContext): Promise<Passkey[]> {
    return listOwnPasskeys(context);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => PasskeyCreation, {
    description:
      "Returns the options for creating a passkey for the viewer's account, which addPasskey then adds.",
  })
  startPasskey(@Ctx() context: RequestContext): Promise<PasskeyCreation> {
    return startPasskey(context);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => AddPasskeyPayload, {
    description:
      "Adds a passkey to the viewer's account. From then on, a password alone is not enough to sign in.",
  })
  addPasskey(
    @Ctx() context: RequestContext,
    @Arg('input', () => PasskeyAttestationInput, {
      description: 'The new passkey, as created by the browser.',
    })
    input: PasskeyAttestationInput,
  ): Promise<AddPasskeyPayload> {
    return addPasskey(context, input);
  }

  @Authorized<Permission>('own-sign-in:update')
  @NeedsNoProof('changes a name only')
  @Mutation(() => Passkey, { description: "Renames a passkey of the viewer's account." })
  renamePasskey(
    @Ctx() context: RequestContext,
    @Arg('input', () => RenamePasskeyInput, { description: 'The passkey, and its new name.' })
    input: RenamePasskeyInput,
  ): Promise<Passkey> {
    return renamePasskey(context, input);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => RemovePasskeyPayload, {
    description:
      "Removes a passkey of the viewer's account. If the company requires a second factor, the only one cannot be removed.",
  })
  removePasskey(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Our id of the passkey.' }) id: string,
  ): Promise<RemovePasskeyPayload> {
    return removePasskey(context, id);
  }

  @Authorized<Permission>('own-sign-in:confirm')
  @Mutation(() => PasskeyRequest, {
    description:
      "Creates a challenge for the viewer's passkeys, to be answered in confirmIdentity.",
  })
  startPasskeyConfirmation(@Ctx() context: RequestContext): Promise<PasskeyRequest> {
    return startPasskeyConfirmation(context);
  }
}
