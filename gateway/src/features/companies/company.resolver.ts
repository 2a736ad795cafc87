import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { Plan } from '../plans/plan.entity.js';
import { Company } from './company.entity.js';
import {
  scheduleCompanyDeletion,
  cancelCompanyDeletion,
} from '../company-deletion/deletion.service.js';
import { planById } from './company.loaders.js';
import { findCompany } from './company.service.js';
import { pendingThreshold, settingsInForce, thresholdNow } from '../settings/threshold.service.js';
import { ScheduleCompanyDeletionInput } from '../company-deletion/deletion.inputs.js';
import { CompanyRef } from './company.inputs.js';
import { UpdateCompanyInput } from './profile.inputs.js';
import { updateCompany } from './profile.service.js';
import { AppSettings, ThresholdInForce } from '../settings/settings.entity.js';

@Resolver(() => Company)
export class CompanyResolver {
  @Authorized<Permission>('company:read')
  @Query(() => Company, { description: "The viewer's company; the provider names one." })
  company(
    @Ctx() context: RequestContext,
    @Arg('by', () => CompanyRef, { nullable: true, description: 'The company, for the provider.' })
    by?: CompanyRef,
  ): Promise<Company> {
    return findCompany(context, by);
  }

  @Authorized<Permission>('settings:read')
  @Query(() => AppSettings, { description: "The settings of the employee's company, for the app." })
  appSettings(@Ctx() context: RequestContext): Promise<AppSettings> {
    return settingsInForce(context);
  }

  @Authorized<Permission>('company:update')
  @Mutation(() => Company, {
    description: "Changes the data of the viewer's company; what is not given stays.",
  })
  updateCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCompanyInput, { description: 'What is to be changed.' })
    input: UpdateCompanyInput,
  ): Promise<Company> {
    return updateCompany(context, input);
  }

  @Authorized<Permission>('company:delete')
  @Mutation(() => Company, {
    description:
      "Has the viewer's company deleted with all its data, 30 days later. Asking again keeps the first date.",
  })
  scheduleCompanyDeletion(
    @Ctx() context: RequestContext,
    @Arg('input', () => ScheduleCompanyDeletionInput, { description: 'Proof that it is meant.' })
    input: ScheduleCompanyDeletionInput,
  ): Promise<Company> {
    return scheduleCompanyDeletion(context, input);
  }

  @Authorized<Permission>('company:restore')
  @Mutation(() => Company, {
    description: "Cancels the scheduled deletion of the viewer's company; the provider names one.",
  })
  cancelCompanyDeletion(
    @Ctx() context: RequestContext,
    @Arg('company', () => CompanyRef, {
      nullable: true,
      description: 'The company, for the provider.',
    })
    company?: CompanyRef,
  ): Promise<Company> {
    return cancelCompanyDeletion(context, company);
  }

  @FieldResolver(() => Plan, { description: 'The plan that it has now.' })
  plan(@Ctx() context: RequestContext, @Root() company: Company): Promise<Plan> {
    return context.loader(planById).load(company.planId);
  }

  @FieldResolver(() => Int, {
    description: 'Minutes after which a contact counts, as in force now.',
  })
  timeMetric(@Ctx() context: RequestContext, @Root() company: Company): Promise<number> {
    return thresholdNow(context, company.id);
  }

  @FieldResolver(() => ThresholdInForce, {
    nullable: true,
    description: 'A change of the time metric that is not in force yet.',
  })
  pendingTimeMetric(
    @Ctx() context: RequestContext,
    @Root() company: Company,
  ): Promise<ThresholdInForce | null> {
    return pendingThreshold(context, company.id);
  }
}
