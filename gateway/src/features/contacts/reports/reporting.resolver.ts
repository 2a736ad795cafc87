import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { ReadsOnReplica } from '../../../graphql/replica-reads.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLLocalDate } from '../../../scalars.js';
import { EmployeeRef } from '../../people/directory/employee.inputs.js';
import { Trace } from '../tracing/trace.types.js';
import { PersonReporting, ReportingSources } from './reporting.types.js';
import {
  getPersonReporting,
  getReportingInSpan,
  listReportingSources,
} from './reporting.service.js';

const first = "First day, in the company's time zone.";
const last = 'Last day, included. The period can have at most 366 days.';

@Resolver(() => Trace)
export class ReportingResolver {
  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => ReportingSources, {
    description:
      'Sources that reported in a period, so that missing data is not mistaken for safety.',
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
    description:
      "How much can be known about a person's contacts in a period, given what reported.",
  })
  personReporting(
    @Ctx() context: RequestContext,
    @Arg('employee', () => EmployeeRef, { description: 'Id or code of the employee.' })
    employee: EmployeeRef,
    @Arg('from', () => GraphQLLocalDate, { description: first }) from: string,
    @Arg('to', () => GraphQLLocalDate, { description: last }) to: string,
  ): Promise<PersonReporting> {
    return getPersonReporting(context, employee, { from, to });
  }

  @FieldResolver(() => PersonReporting, {
    description:
      "How much can be known about the traced person's contacts in the window. If nothing reported, an empty trace does not mean that nobody was exposed.",
  })
  reporting(
    @Ctx() context: RequestContext,
    @Root() { person, from, until }: Trace,
  ): Promise<PersonReporting> {
    return getReportingInSpan(context, person.id, { from: from.getTime(), until: until.getTime() });
  }
}
