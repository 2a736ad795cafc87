import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { ReadsOnReplica } from '../../../graphql/replica-reads.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLLocalDate } from '../../../scalars.js';
import { EmployeeRef } from '../../people/directory/employee.inputs.js';
import { PersonMeeting } from './person-meetings.types.js';
import { listPersonMeetings } from './person-meetings.service.js';

@Resolver()
export class PersonMeetingsResolver {
  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => [PersonMeeting], {
    description:
      "Meetings of one person, newest first. Days are in the company's time zone, and both ends are included; at most 31 days and 500 meetings.",
  })
  personMeetings(
    @Ctx() context: RequestContext,
    @Arg('employee', () => EmployeeRef, {
      description: 'Id or code of the employee whose meetings to list.',
    })
    employee: EmployeeRef,
    @Arg('from', () => GraphQLLocalDate, { description: 'First day of the period.' }) from: string,
    @Arg('to', () => GraphQLLocalDate, { description: 'Last day of the period, included.' })
    to: string,
  ): Promise<PersonMeeting[]> {
    return listPersonMeetings(context, employee, from, to);
  }
}
