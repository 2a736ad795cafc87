import { Args, ArgsType, Authorized, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { GraphQLLocalDate } from '../../../scalars.js';
import type { Permission } from '../../../access/permissions.js';
import { ReadsOnReplica } from '../../../graphql/replica-reads.js';
import type { RequestContext } from '../../../request/context.js';
import { EmployeeRef } from '../../people/directory/employee.inputs.js';
import { ContinuousContactPage, CumulativeContactPage } from './report.types.js';
import { listContinuousContacts, listCumulativeContacts } from './report.service.js';

@ArgsType()
class PeriodArgs {
  @Field(() => GraphQLLocalDate, { description: "First day, in the company's time zone." })
  from: string;

  @Field(() => GraphQLLocalDate, {
    description: 'Last day, included. The period can have at most 366 days.',
  })
  to: string;

  @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
  page: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of items on a page, 1 to 10000; absent: all.',
  })
  pageSize?: number | null;

  @Field(() => EmployeeRef, {
    nullable: true,
    description: 'Only contacts of this person; absent: of everybody.',
  })
  employee?: EmployeeRef | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether to include contacts that would count without contests. Their isContested is true.',
  })
  includeContested: boolean;
}

@Resolver()
export class ReportResolver {
  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => ContinuousContactPage, {
    description:
      'Meetings in a period that lasted at least the threshold. Only the parts of records within the period count.',
  })
  continuousContacts(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) period: PeriodArgs,
  ): Promise<ContinuousContactPage> {
    return listContinuousContacts(context, period);
  }

  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => CumulativeContactPage, {
    description:
      'Pairs whose covered time within 24 hours of a period reached the threshold. Only the parts of records within the period count.',
  })
  cumulativeContacts(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) period: PeriodArgs,
  ): Promise<CumulativeContactPage> {
    return listCumulativeContacts(context, period);
  }
}
