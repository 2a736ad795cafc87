import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { Company } from '../companies/company.entity.js';
import { CompanyRef } from '../companies/company.inputs.js';
import { ScheduleCompanyDeletionInput } from './deletion.inputs.js';
import { cancelCompanyDeletion, scheduleCompanyDeletion } from './deletion.service.js';

@Resolver()
export class CompanyDeletionResolver {
  @Authorized<Permission>('company:delete')
  @Mutation(() => Company, {
    description:
      "Schedules the deletion of the viewer's company with all its data, 30 days later. Repeating it keeps the first date.",
  })
  scheduleCompanyDeletion(
    @Ctx() context: RequestContext,
    @Arg('input', () => ScheduleCompanyDeletionInput, {
      description: "The company's name and the admin's password, as confirmation.",
    })
    input: ScheduleCompanyDeletionInput,
  ): Promise<Company> {
    return scheduleCompanyDeletion(context, input);
  }

  @Authorized<Permission>('company:restore')
  @Mutation(() => Company, {
    description:
      "Cancels the scheduled deletion of the viewer's company, or of the one that the provider names.",
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
}
