import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { Plan } from '../plans/plan.entity.js';
import { countryOf } from '../../../validation/countries.js';
import { Company } from './company.entity.js';
import { Country } from './country.types.js';
import { planById } from './company.loaders.js';
import { findCompany } from './company.service.js';
import { CompanyRef } from './company.inputs.js';
import { UpdateCompanyInput } from './profile.inputs.js';
import { updateCompany } from './profile.service.js';

@Resolver(() => Company)
export class CompanyResolver {
  @Authorized<Permission>('company:read')
  @Query(() => Company, {
    description: "The viewer's company, or the company that the provider specifies.",
  })
  company(
    @Ctx() context: RequestContext,
    @Arg('by', () => CompanyRef, {
      nullable: true,
      description: 'The company, if the provider sends the request.',
    })
    by?: CompanyRef,
  ): Promise<Company> {
    return findCompany(context, by);
  }

  @Authorized<Permission>('company:update')
  @Mutation(() => Company, {
    description: "Changes the details of the viewer's company. Absent fields are left unchanged.",
  })
  updateCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCompanyInput, { description: 'Company details to change.' })
    input: UpdateCompanyInput,
  ): Promise<Company> {
    return updateCompany(context, input);
  }

  @FieldResolver(() => Country, { description: 'Country in which the company is based.' })
  country(@Root() { country }: Company): Country {
    return countryOf(country);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'URL of the page embedded in Analytics; null: none.',
  })
  iframe(@Root() { iframe }: Company): string | null {
    return iframe || null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the gateway has a mail server. Without one, emails are kept instead of sent, and notices appear in the app only.',
  })
  isMailSetUp(@Ctx() { app }: RequestContext): boolean {
    return app.mailer.hasServer;
  }

  @FieldResolver(() => Plan, { description: "The company's current plan." })
  plan(@Ctx() context: RequestContext, @Root() company: Company): Promise<Plan> {
    return context.loader(planById).load(company.planId);
  }
}
