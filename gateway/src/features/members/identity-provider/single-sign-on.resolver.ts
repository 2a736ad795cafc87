import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { NeedsNoProof } from '../../../access/step-up.js';
import type { RequestContext } from '../../../request/context.js';
import { CompanySession } from '../sign-in/sign-in.types.js';
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
    description: "Sets up or changes the company's OpenID Connect provider.",
  })
  updateIdentityProvider(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateIdentityProviderInput, {
      description: 'Settings of the identity provider.',
    })
    input: UpdateIdentityProviderInput,
  ): Promise<SingleSignOn> {
    return updateIdentityProvider(context, input);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @Mutation(() => SingleSignOn, {
    description:
      "Removes the company's identity provider. Members then sign in with passwords again.",
  })
  removeIdentityProvider(@Ctx() context: RequestContext): Promise<SingleSignOn> {
    return removeIdentityProvider(context);
  }

  @Authorized<Permission>('sign-in-rules:update')
  @NeedsNoProof('changes nothing')
  @Mutation(() => IdentityProviderTest, {
    description: 'Tests the configured identity provider by reading its configuration and keys.',
  })
  testIdentityProvider(@Ctx() context: RequestContext): Promise<IdentityProviderTest> {
    return testIdentityProvider(context);
  }

  @Mutation(() => StartSingleSignOnPayload, {
    description:
      "Starts a sign-in through a company's identity provider. A cookie binds it to the browser for 10 minutes. Public.",
  })
  startSingleSignOn(
    @Ctx() context: RequestContext,
    @Arg('input', () => StartSingleSignOnInput, {
      description: 'The work email address of the person.',
    })
    input: StartSingleSignOnInput,
  ): Promise<StartSingleSignOnPayload> {
    return startSingleSignOn(context, input);
  }

  @Mutation(() => CompanySession, {
    description:
      'Completes a sign-in through an identity provider and returns a session, in the browser that started it. FORBIDDEN explains why the sign-in failed. Public.',
  })
  finishSingleSignOn(
    @Ctx() context: RequestContext,
    @Arg('input', () => FinishSingleSignOnInput, {
      description: 'The second factor, if one is required.',
    })
    input: FinishSingleSignOnInput,
  ): Promise<CompanySession> {
    return finishSingleSignOn(context, input);
  }
}
