import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { parseListing } from '../../../database/listing.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { Employee } from '../../people/directory/employee.entity.js';
import { findEmployee } from '../../people/directory/employee.service.js';
import { followedPersonById } from '../../people/changes/former-employee.queries.js';
import { Person } from '../../people/directory/person.types.js';
import { ImmunityEvidence } from './immunity-evidence.entity.js';
import {
  DecideImmunityInput,
  ImmunityFilterInput,
  ImportImmunityInput,
  RecordImmunityInput,
  WithdrawImmunityInput,
} from './immunity.inputs.js';
import { evidenceOfPerson, listEvidence } from './immunity.queries.js';
import {
  decideImmunity,
  importImmunity,
  judgeToday,
  recordImmunity,
  withdrawImmunity,
} from './immunity.service.js';
import {
  ImmunityEvidencePage,
  ImmunityImport,
  PersonImmunity,
  RecordImmunityPayload,
  WithdrawImmunityPayload,
} from './immunity.types.js';

const maxPageSize = 100;

@Resolver(() => ImmunityEvidence)
export class ImmunityEvidenceResolver {
  @Authorized<Permission>('immunity:read')
  @Query(() => ImmunityEvidencePage, {
    description:
      'A page of the evidence of immunity of the employees, the latest day first, also of what was declined or withdrawn.',
  })
  async immunityEvidence(
    @Ctx() context: RequestContext,
    @Arg('filter', () => ImmunityFilterInput, {
      nullable: true,
      description: 'Only evidence that matches the filter.',
    })
    filter: ImmunityFilterInput | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): Promise<ImmunityEvidencePage> {
    const { db, companyId } = context;
    const employeeId = filter?.employee ? (await findEmployee(context, filter.employee)).id : null;
    if (employeeId) logAccess(context, PersonReadKind.HEALTH, [employeeId]);
    const requested = {
      search: filter?.search ?? '',
      filter: filter ?? {},
      employeeId,
      page,
      pageSize,
    };
    const listing = parseListing(requested, maxPageSize);
    return new ImmunityEvidencePage(listEvidence(db, companyId, listing));
  }

  @Authorized<Permission>('immunity:read', 'immunity:write')
  @Mutation(() => RecordImmunityPayload, {
    description:
      'Records evidence of immunity for one or more employees. The follow-up of people who are exposed changes with it. Evidence that counts already is left as it is.',
  })
  recordImmunity(
    @Ctx() context: RequestContext,
    @Arg('input', () => RecordImmunityInput, { description: 'The evidence and its people.' })
    input: RecordImmunityInput,
  ): Promise<RecordImmunityPayload> {
    return recordImmunity(context, input);
  }

  @Authorized<Permission>('immunity:read', 'immunity:write')
  @Query(() => ImmunityImport, {
    description: 'Says what importImmunity would do with the rows of a file. Nothing is stored.',
  })
  immunityImportPreview(
    @Ctx() context: RequestContext,
    @Arg('input', () => ImportImmunityInput, { description: 'The rows of the file.' })
    input: ImportImmunityInput,
  ): Promise<ImmunityImport> {
    return importImmunity(context, input, true);
  }

  @Authorized<Permission>('immunity:read', 'immunity:write')
  @Mutation(() => ImmunityImport, {
    description:
      'Records the rows of a file of evidence. Rows with a mistake are left out, and the answer says why.',
  })
  importImmunity(
    @Ctx() context: RequestContext,
    @Arg('input', () => ImportImmunityInput, { description: 'The rows of the file.' })
    input: ImportImmunityInput,
  ): Promise<ImmunityImport> {
    return importImmunity(context, input, false);
  }

  @Authorized<Permission>('immunity:write')
  @Mutation(() => WithdrawImmunityPayload, {
    description:
      'Withdraws evidence, which then no longer counts: one piece, or all that was recorded or imported together.',
  })
  async withdrawImmunity(
    @Ctx() context: RequestContext,
    @Arg('input', () => WithdrawImmunityInput, { description: 'The evidence to withdraw.' })
    input: WithdrawImmunityInput,
  ): Promise<WithdrawImmunityPayload> {
    return { withdrawn: (await withdrawImmunity(context, input)).length };
  }

  @Authorized<Permission>('immunity:write')
  @Mutation(() => ImmunityEvidence, {
    description: 'Accepts or declines evidence that an employee handed in from the own file.',
  })
  decideImmunity(
    @Ctx() context: RequestContext,
    @Arg('input', () => DecideImmunityInput, { description: 'The evidence and the decision.' })
    input: DecideImmunityInput,
  ): Promise<ImmunityEvidence> {
    return decideImmunity(context, input);
  }

  @FieldResolver(() => Person, { description: 'Employee whom the evidence is about.' })
  person(
    @Ctx() context: RequestContext,
    @Root() { employeeId }: ImmunityEvidence,
  ): Promise<Person> {
    return context.loader(followedPersonById).load(employeeId);
  }
}

@Resolver(() => Employee)
export class EmployeeImmunityResolver {
  @Authorized<Permission>('immunity:read')
  @FieldResolver(() => [PersonImmunity], {
    description:
      'Whether the person is immune today to each disease that the company uses, as far as the company knows.',
  })
  immunity(@Ctx() context: RequestContext, @Root() { id }: Employee): Promise<PersonImmunity[]> {
    return judgeToday(context, id);
  }

  @Authorized<Permission>('immunity:read')
  @FieldResolver(() => [ImmunityEvidence], {
    description:
      'All evidence of immunity of the person, the latest day first, also what was declined or withdrawn.',
  })
  immunityEvidence(
    @Ctx() context: RequestContext,
    @Root() { id }: Employee,
  ): Promise<ImmunityEvidence[]> {
    return context.loader(evidenceOfPerson).load(id);
  }
}
