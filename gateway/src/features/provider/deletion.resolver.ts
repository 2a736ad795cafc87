import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { Company } from '../company/profile/company.entity.js';
import { CompanyRef } from '../company/profile/company.inputs.js';
import { ScheduleCompanyDeletionInput } from './deletion.inputs.js';
import { cancelCompanyDeletion, scheduleCompanyDeletion } from './deletion.service.js';

@Resolver()
export class CompanyDeletionResolver {
  @Authorized<Permission>('company:delete')
  @Mutation(() => Company, {
    description:
      "Schedules the deletion of the viewer's company and all its data in 30 days. Repeating the mutation does not change the date.",
  })
  scheduleCompanyDeletion(
    @Ctx() context: RequestContext,
    @Arg('input', () => ScheduleCompanyDeletionInput, {
      description: 'Name of the company and password of the admin, as confirmation.',
    })
    input: ScheduleCompanyDeletionInput,
  ): Promise<Company> {
    return scheduleCompanyDeletion(context, input);
  }

  @Authorized<Permission>('company:restore')
  @Mutation(() => Company, {
    description:
      "Cancels the scheduled deletion of the viewer's company, or of the company that the provider specifies.",
  })
  cancelCompanyDeletion(
    @Ctx() context: RequestContext,
    @Arg('company', () => CompanyRef, {
      nullable: true,
      description: 'The company, if the provider sends the request.',
    })
    company?: CompanyRef,
  ): Promise<Company> {
    return cancelCompanyDeletion(context, company);
  }
}
