import { Args, ArgsType, Authorized, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { GraphQLLocalDate } from '../../scalars.js';
import type { Permission } from '../../access/permissions.js';
import { ReadsOnReplica } from '../../graphql/replica-reads.js';
import type { RequestContext } from '../../request/context.js';
import { EmployeeRef } from '../employees/employee.inputs.js';
import { ContinuousContactPage, CumulativeContactPage } from './report.types.js';
import { listContinuousContacts, listCumulativeContacts } from './report.service.js';

@ArgsType()
class PeriodArgs {
  @Field(() => GraphQLLocalDate, { description: "First day, in the company's time zone." })
  from: string;

  @Field(() => GraphQLLocalDate, { description: 'Last day, included; at most 366 days.' })
  to: string;

  @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
  page: number;

  @Field(() => Int, { nullable: true, description: '1 to 10000; the whole list when absent.' })
  pageSize?: number | null;

  @Field(() => EmployeeRef, {
    nullable: true,
    description: 'Lists the contacts of this person alone; absent: of everybody.',
  })
  employee?: EmployeeRef | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether contacts are listed and counted too that would be there without contests; isContested tells which.',
  })
  includeContested: boolean;
}

@Resolver()
export class ReportResolver {
  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => ContinuousContactPage, {
    description:
      "Meetings of a period that lasted the threshold. Records are cut at the period's ends.",
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
      "Pairs whose covered time within some 24 hours of a period reached the threshold. Records are cut at the period's ends.",
  })
  cumulativeContacts(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) period: PeriodArgs,
  ): Promise<CumulativeContactPage> {
    return listCumulativeContacts(context, period);
  }
}
