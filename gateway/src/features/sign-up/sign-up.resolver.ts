import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/context.js';
import { Company } from '../companies/company.entity.js';
import { countries } from '../../validation/countries.js';
import { Country } from '../companies/country.types.js';
import { SignUpInput } from './sign-up.inputs.js';
import { signUp } from './sign-up.service.js';

@Resolver()
export class SignUpResolver {
  @Query(() => [Country], {
    description: 'All countries, in alphabetical order of their English names. Public.',
  })
  countries(): readonly Country[] {
    return countries;
  }

  @Mutation(() => Company, {
    description:
      'Signs a company up: it is Pending, and a mail with a link to set the first password is on its way. Public.',
  })
  signUp(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignUpInput, { description: 'Who signs up, and for which plan.' })
    input: SignUpInput,
  ): Promise<Company> {
    return signUp(context, input);
  }
}
