import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../request/context.js';
import { PasskeyRequest } from '../factors/passkey.types.js';
import { signInWithPasskey, startPasskeySignIn } from './passkey-sign-in.service.js';
import { SignInWithPasskeyInput } from './sign-in.inputs.js';
import { CompanySession } from './sign-in.types.js';

@Resolver()
export class PasskeySignInResolver {
  @Mutation(() => PasskeyRequest, {
    description:
      'Creates a challenge for any passkey, to be answered in signInWithPasskey. Public.',
  })
  startPasskeySignIn(@Ctx() context: RequestContext): Promise<PasskeyRequest> {
    return startPasskeySignIn(context);
  }

  @Mutation(() => CompanySession, {
    description:
      'Signs in a member of a company with a passkey, without password or code. If the account has several companies, fails with COMPANY_CHOICE and lists them by id and name in extensions.companies: send the same signature again with one of these ids as companyId. Public.',
  })
  signInWithPasskey(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInWithPasskeyInput, {
      description: 'Answer of the passkey, and the company if there are several.',
    })
    input: SignInWithPasskeyInput,
  ): Promise<CompanySession> {
    return signInWithPasskey(context, input);
  }
}
