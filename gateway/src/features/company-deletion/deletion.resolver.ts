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
}
