import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { CompanySession } from '../accounts/sign-in.types.js';
import {
  getSingleSignOn,
  removeIdentityProvider,
  testIdentityProvider,
  updateIdentityProvider,
} from './identity-provider.service.js';
import {
  FinishSingleSignOnInput,
  StartSingleSignOnInput,
  UpdateIdentityProviderInput,
} from './single-sign-on.inputs.js';
import { finishSingleSignOn, startSingleSignOn } from './single-sign-on.service.js';
import {
  IdentityProviderTest,
  SingleSignOn,
  StartSingleSignOnPayload,
} from './single-sign-on.types.js';

@Resolver()
export class SingleSignOnResolver {
  @Authorized<Permission>('sign-in-rules:update')
  @Query(() => SingleSignOn, {
    description: 'How members of the company sign in through its identity provider.',
  })
  singleSignOn(@Ctx() context: RequestContext): Promise<SingleSignOn> {
    return getSingleSignOn(context);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @Mutation(() => SingleSignOn, {
    description: "Sets the company's OpenID Connect provider up, or changes it.",
  })
  updateIdentityProvider(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateIdentityProviderInput, { description: 'The provider.' })
    input: UpdateIdentityProviderInput,
  ): Promise<SingleSignOn> {
    return updateIdentityProvider(context, input);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @Mutation(() => SingleSignOn, {
    description: "Removes the company's identity provider: members sign in by password again.",
  })
  removeIdentityProvider(@Ctx() context: RequestContext): Promise<SingleSignOn> {
    return removeIdentityProvider(context);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @Mutation(() => IdentityProviderTest, {
    description: 'Reads configuration and keys of the stored identity provider.',
  })
  testIdentityProvider(@Ctx() context: RequestContext): Promise<IdentityProviderTest> {
    return testIdentityProvider(context);
  }

  @Mutation(() => StartSingleSignOnPayload, {
    description:
      "Begins a sign-in at a company's identity provider. Public. A cookie binds it to the browser for 10 minutes.",
  })
  startSingleSignOn(
    @Ctx() context: RequestContext,
    @Arg('input', () => StartSingleSignOnInput, { description: 'The work address.' })
    input: StartSingleSignOnInput,
  ): Promise<StartSingleSignOnPayload> {
    return startSingleSignOn(context, input);
  }

  @Mutation(() => CompanySession, {
    description:
      'Ends a sign-in at an identity provider with a session, in the browser that began it. Public. FORBIDDEN says why nobody was signed in.',
  })
  finishSingleSignOn(
    @Ctx() context: RequestContext,
    @Arg('input', () => FinishSingleSignOnInput, { description: 'The code, if one is asked for.' })
    input: FinishSingleSignOnInput,
  ): Promise<CompanySession> {
    return finishSingleSignOn(context, input);
  }
}
