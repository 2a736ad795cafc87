import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { countUpload } from '../../../observability/upload-metrics.js';
import { hideUntoldStatus } from '../access/access-change.service.js';
import { findEmployee } from '../directory/employee.service.js';
import { Person } from '../directory/person.types.js';
import { EmployeeRef } from '../directory/employee.inputs.js';
import { personById } from '../directory/person.loaders.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { HealthRecord } from './health-record.entity.js';
import { ReportHealthInput } from './health.inputs.js';
import { listHealthRecords, listNewestHealthRecords } from './health-record.queries.js';
import { reportHealth } from './health.service.js';

/** Maximum records of one phone in a response. */
const maxRecords = 1000;

@Resolver(() => HealthRecord)
export class HealthResolver {
  @Authorized<Permission>('health:report')
  @Mutation(() => HealthRecord, {
    description:
      'Stores the state of a phone and marks the phone as active. Missing or null fields keep the value last reported.',
  })
  reportHealth(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReportHealthInput, { description: 'The current state of the phone.' })
    input: ReportHealthInput,
  ): Promise<HealthRecord> {
    context.publishOnCommit(LiveTopic.ACTIVITY);
    context.afterCommit(() => countUpload('health', { accepted: 1, duplicates: 0, rejected: [] }));
    return reportHealth(
      context.db,
      { companyId: context.companyId, employeeId: context.employeeId },
      input,
    );
  }

  @Authorized<Permission>('health:read')
  @Query(() => [HealthRecord], {
    description: "Health reports of one person's phone, newest first, at most 1000.",
  })
  async healthRecords(
    @Ctx() context: RequestContext,
    @Arg('employee', () => EmployeeRef, {
      description: 'Id or code of the employee whose phone it is.',
    })
    employee: EmployeeRef,
  ): Promise<HealthRecord[]> {
    const { id } = await findEmployee(context, employee);
    logAccess(context, PersonReadKind.HEALTH, [id]);
    return listHealthRecords(context.db, context.companyId, id, maxRecords);
  }

  @Authorized<Permission>('health:read')
  @Query(() => [HealthRecord], {
    description: "The latest health report of each employee's phone, newest first.",
  })
  newestHealthRecords(@Ctx() { db, companyId }: RequestContext): Promise<HealthRecord[]> {
    return listNewestHealthRecords(db, companyId);
  }

  @FieldResolver(() => Person, { description: 'Employee who uses the phone.' })
  async employee(
    @Ctx() context: RequestContext,
    @Root() { employeeId }: HealthRecord,
  ): Promise<Person> {
    return hideUntoldStatus(context, await context.loader(personById).load(employeeId));
  }
}
