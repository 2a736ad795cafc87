import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { Company } from '../../company/profile/company.entity.js';
import {
  confirmAuthenticator,
  getOwnSecondFactor,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './second-factor.service.js';
import { updateSignInRules } from './sign-in-rules.service.js';
import {
  AuthenticatorSetup,
  RecoveryCodesPayload,
  SecondFactor,
  ConfirmAuthenticatorInput,
  UpdateSignInRulesInput,
} from './second-factor.types.js';

@Resolver()
export class SecondFactorResolver {
  @Authorized<Permission>('own-sign-in:read')
  @Query(() => SecondFactor, {
    description: "Means of signing in that the viewer's account has.",
  })
  mySecondFactor(@Ctx() context: RequestContext): Promise<SecondFactor> {
    return getOwnSecondFactor(context);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => AuthenticatorSetup, {
    description:
      "Creates a secret for an authenticator app of the viewer's account. It takes effect once confirmAuthenticator has received a code from the app.",
  })
  startAuthenticator(@Ctx() context: RequestContext): Promise<AuthenticatorSetup> {
    return startAuthenticator(context);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => RecoveryCodesPayload, {
    description:
      'Enables the authenticator app from startAuthenticator, so that sign-ins ask for its code. Returns recovery codes, which are shown only once.',
  })
  confirmAuthenticator(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmAuthenticatorInput, {
      description: 'A code that the authenticator app shows.',
    })
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
      "Changes the company's sign-in rules. To require a second factor, the viewer must have one.",
  })
  updateSignInRules(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateSignInRulesInput, { description: 'The new sign-in rules.' })
    input: UpdateSignInRulesInput,
  ): Promise<Company> {
    return updateSignInRules(context, input);
  }

  @Authorized<Permission>('own-sign-in:update')
  @Mutation(() => RecoveryCodesPayload, {
    description:
      "Replaces the account's recovery codes with ten new ones, which are shown only once.",
  })
  renewRecoveryCodes(@Ctx() context: RequestContext): Promise<RecoveryCodesPayload> {
    return renewRecoveryCodes(context);
  }
}
