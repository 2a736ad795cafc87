import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import { GraphQLLocalDate } from '../../scalars.js';
import type { Permission } from '../../access/permissions.js';
import { ReadsOnReplica } from '../../graphql/replica-reads.js';
import { PageArg } from '../../graphql/paginated.js';
import type { RequestContext } from '../../request/context.js';
import { EmployeeRef } from '../employees/employee.inputs.js';
import { ContinuousContactPage, CumulativeContactPage } from './report.types.js';
import { listContinuousContacts, listCumulativeContacts } from './report.service.js';

const first = "First day, in the company's time zone.";
const last = 'Last day, included; at most 366 days.';
const person = 'Lists the contacts of this person alone; absent: of everybody.';
const size = '1 to 10000; the whole list when absent.';

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
    @Arg('from', () => GraphQLLocalDate, { description: first }) from: string,
    @Arg('to', () => GraphQLLocalDate, { description: last }) to: string,
    @PageArg() page: number,
    @Arg('pageSize', () => Int, { nullable: true, description: size }) pageSize: number | null,
    @Arg('employee', () => EmployeeRef, { nullable: true, description: person })
    employee: EmployeeRef | null,
  ): Promise<ContinuousContactPage> {
    return listContinuousContacts(context, {
      from,
      to,
      page,
      pageSize: pageSize ?? null,
      employee: employee ?? null,
    });
  }

  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => CumulativeContactPage, {
    description:
      "Pairs whose covered time within some 24 hours of a period reached the threshold. Records are cut at the period's ends.",
  })
  cumulativeContacts(
    @Ctx() context: RequestContext,
    @Arg('from', () => GraphQLLocalDate, { description: first }) from: string,
    @Arg('to', () => GraphQLLocalDate, { description: last }) to: string,
    @PageArg() page: number,
    @Arg('pageSize', () => Int, { nullable: true, description: size }) pageSize: number | null,
    @Arg('employee', () => EmployeeRef, { nullable: true, description: person })
    employee: EmployeeRef | null,
  ): Promise<CumulativeContactPage> {
    return listCumulativeContacts(context, {
      from,
      to,
      page,
      pageSize: pageSize ?? null,
      employee: employee ?? null,
    });
  }
}
