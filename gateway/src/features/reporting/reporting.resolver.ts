import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { ReadsOnReplica } from '../../graphql/replica-reads.js';
import type { RequestContext } from '../../request/context.js';
import { GraphQLLocalDate } from '../../scalars.js';
import { EmployeeRef } from '../employees/employee.inputs.js';
import { Trace } from '../tracing/trace.types.js';
import { PersonReporting, ReportingSources } from './reporting.types.js';
import {
  getPersonReporting,
  getReportingInSpan,
  listReportingSources,
} from './reporting.service.js';

const first = "First day, in the company's time zone.";
const last = 'Last day, included; at most 366 days.';

@Resolver(() => Trace)
export class ReportingResolver {
  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => ReportingSources, {
    description: 'Which sources reported in a period, so that silence is not taken for safety.',
  })
  reportingSources(
    @Ctx() context: RequestContext,
    @Arg('from', () => GraphQLLocalDate, { description: first }) from: string,
    @Arg('to', () => GraphQLLocalDate, { description: last }) to: string,
  ): Promise<ReportingSources> {
    return listReportingSources(context, { from, to });
  }

  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => PersonReporting, {
    description: "What can be known about one person's contacts in a period.",
  })
  personReporting(
    @Ctx() context: RequestContext,
    @Arg('employee', () => EmployeeRef, { description: 'Whose contacts: id or employee code.' })
    employee: EmployeeRef,
    @Arg('from', () => GraphQLLocalDate, { description: first }) from: string,
    @Arg('to', () => GraphQLLocalDate, { description: last }) to: string,
  ): Promise<PersonReporting> {
    return getPersonReporting(context, employee, { from, to });
  }

  @FieldResolver(() => PersonReporting, {
    description:
      "What can be known about the traced person's contacts in the window: without any report, that nobody was exposed is not known.",
  })
  reporting(
    @Ctx() context: RequestContext,
    @Root() { person, from, until }: Trace,
  ): Promise<PersonReporting> {
    return getReportingInSpan(context, person.id, { from: from.getTime(), until: until.getTime() });
  }
}
