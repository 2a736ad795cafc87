import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { parseListing } from '../../../database/listing.js';
import { Conflict, NotFound } from '../../../errors.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import { LiveTopic } from '../../../live/live-topic.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { EmployeeRef } from '../../people/directory/employee.inputs.js';
import { findPerson } from '../../people/directory/employee.queries.js';
import { personById } from '../../people/directory/person.loaders.js';
import { Person } from '../../people/directory/person.types.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import {
  discardRecords,
  listHeldRecords,
  lockPhone,
  releaseRecords,
} from './held-records.queries.js';
import {
  HeldRecords,
  HeldRecordsInput,
  HeldRecordsPage,
  HeldRecordsPayload,
} from './held-records.types.js';

const maxPageSize = 100;

@Resolver(() => HeldRecords)
export class HeldRecordsResolver {
  @Authorized<Permission>('contact:read')
  @Query(() => HeldRecordsPage, {
    description:
      'A page of the days on which phones sent more records than their budget, newest first. The surplus is held until it is released or discarded.',
  })
  async heldRecords(
    @Ctx() context: RequestContext,
    @Arg('employee', () => EmployeeRef, {
      nullable: true,
      description: 'Only records of the phone of this employee.',
    })
    employee: EmployeeRef | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): Promise<HeldRecordsPage> {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    const { db, companyId } = context;
    const employeeId = employee ? await findPhone(context, employee) : null;
    if (employeeId) logAccess(context, PersonReadKind.EVIDENCE, [employeeId]);
    return new HeldRecordsPage(listHeldRecords(db, companyId, employeeId, listing));
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => HeldRecordsPayload, {
    description:
      "Releases the held records of a phone's day: they count from now on wherever contacts count. Those that are older than the records that the company keeps are not released.",
  })
  releaseHeldRecords(
    @Ctx() context: RequestContext,
    @Arg('input', () => HeldRecordsInput, { description: 'The records to release.' })
    input: HeldRecordsInput,
  ): Promise<HeldRecordsPayload> {
    return decide(context, input, {
      decideRecords: releaseRecords,
      action: AuditAction.HELD_RECORDS_RELEASED,
      noneHeld:
        'No records of this day can be released: they were decided on, or are older than the records that you keep',
    });
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => HeldRecordsPayload, {
    description:
      "Discards the held records of a phone's day: they never count, even if the phone sends them again.",
  })
  discardHeldRecords(
    @Ctx() context: RequestContext,
    @Arg('input', () => HeldRecordsInput, { description: 'The records to discard.' })
    input: HeldRecordsInput,
  ): Promise<HeldRecordsPayload> {
    return decide(context, input, {
      decideRecords: discardRecords,
      action: AuditAction.HELD_RECORDS_DISCARDED,
      noneHeld: 'No records of this day are held any more',
    });
  }

  @FieldResolver(() => Person, { description: 'Employee whose phone sent the records.' })
  person(@Ctx() context: RequestContext, @Root() { employeeId }: HeldRecords): Promise<Person> {
    return context.loader(personById).load(employeeId);
  }
}

/** @throws NotFound */
async function findPhone(
  { db, companyId }: RequestContext,
  employee: EmployeeRef,
): Promise<string> {
  const found = await findPerson(db, companyId, employee);
  if (!found) throw new NotFound();
  return found.id;
}

/** Decides on the held records of a phone's day. @throws NotFound; Conflict naming `day` if none are held. */
async function decide(
  context: RequestContext,
  { employee, day }: HeldRecordsInput,
  {
    decideRecords,
    action,
    noneHeld,
  }: { decideRecords: typeof releaseRecords; action: AuditAction; noneHeld: string },
): Promise<HeldRecordsPayload> {
  const { db, companyId } = context;
  const employeeId = await findPhone(context, employee);
  await lockPhone(db, companyId, employeeId);
  const records = await decideRecords(db, companyId, { employeeId, day });
  if (records === 0) throw new Conflict('day', noneHeld);
  context.publishOnCommit(LiveTopic.ACTIVITY);
  await writeAudit(context, {
    companyId,
    action,
    detail: `employee ${employeeId}, ${day}, ${records} records`,
  });
  return { records };
}
