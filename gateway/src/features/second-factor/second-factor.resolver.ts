import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { Company } from '../companies/company.entity.js';
import { ConfirmAuthenticatorInput, UpdateSignInRulesInput } from './second-factor.inputs.js';
import {
  confirmAuthenticator,
  getOwnSecondFactor,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './second-factor.service.js';
import { updateSignInRules } from './sign-in-rules.service.js';
import { AuthenticatorSetup, RecoveryCodesPayload, SecondFactor } from './second-factor.types.js';

@Resolver()
export class SecondFactorResolver {
  @Authorized<Permission>('own-sign-in:read')
  @Query(() => SecondFactor, {
    description: "Means of signing in of the viewer's own account.",
  })
  mySecondFactor(@Ctx() context: RequestContext): Promise<SecondFactor> {
    return getOwnSecondFactor(context);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => AuthenticatorSetup, {
    description:
      "Offers a new secret for an authenticator app of the viewer's account. It counts once confirmAuthenticator has a code of it.",
  })
  startAuthenticator(@Ctx() context: RequestContext): Promise<AuthenticatorSetup> {
    return startAuthenticator(context);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => RecoveryCodesPayload, {
    description:
      'Turns the offered authenticator app on: sign-ins ask for its code from now on. Answers recovery codes once.',
  })
  confirmAuthenticator(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmAuthenticatorInput, { description: 'A code of the app.' })
    input: ConfirmAuthenticatorInput,
  ): Promise<RecoveryCodesPayload> {
    return confirmAuthenticator(context, input);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => SecondFactor, {
    description: "Removes the authenticator app and the recovery codes of the viewer's account.",
  })
  removeAuthenticator(@Ctx() context: RequestContext): Promise<SecondFactor> {
    return removeAuthenticator(context);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @Mutation(() => Company, {
    description:
      'Changes how members of the company have to sign in. To require a second factor, the viewer needs one.',
  })
  updateSignInRules(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateSignInRulesInput, { description: 'The rules.' })
    input: UpdateSignInRulesInput,
  ): Promise<Company> {
    return updateSignInRules(context, input);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => RecoveryCodesPayload, {
    description: 'Replaces the recovery codes by ten new ones, which are answered once.',
  })
  renewRecoveryCodes(@Ctx() context: RequestContext): Promise<RecoveryCodesPayload> {
    return renewRecoveryCodes(context);
  }
}
