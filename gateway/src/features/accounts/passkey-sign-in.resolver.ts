import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/context.js';
import { PasskeyRequest } from '../passkeys/passkey.types.js';
import { signInWithPasskey, startPasskeySignIn } from './passkey-sign-in.service.js';
import { SignInWithPasskeyInput } from './sign-in.inputs.js';
import { CompanySession } from './sign-in.types.js';

@Resolver()
export class PasskeySignInResolver {
  @Mutation(() => PasskeyRequest, {
    description: 'Offers a challenge to any passkey, for signInWithPasskey. Public.',
  })
  startPasskeySignIn(@Ctx() context: RequestContext): Promise<PasskeyRequest> {
    return startPasskeySignIn(context);
  }

  @Mutation(() => CompanySession, {
    description:
      'Signs a member of a company in by a passkey, without password and code. Public. COMPANY_CHOICE: the account has several companies, listed in extensions.companies with id and name; send the same signature again with one of them as companyId.',
  })
  signInWithPasskey(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInWithPasskeyInput, { description: 'What the passkey has signed.' })
    input: SignInWithPasskeyInput,
  ): Promise<CompanySession> {
    return signInWithPasskey(context, input);
  }
}
