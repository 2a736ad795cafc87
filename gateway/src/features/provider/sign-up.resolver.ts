import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/context.js';
import { Company } from '../company/profile/company.entity.js';
import { countries } from '../../validation/countries.js';
import { Country } from '../company/profile/country.types.js';
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
      'Signs up a company with the status Pending, and mails it a link to set the first password. Public.',
  })
  signUp(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignUpInput, { description: 'Details of the company, and its plan.' })
    input: SignUpInput,
  ): Promise<Company> {
    return signUp(context, input);
  }
}
