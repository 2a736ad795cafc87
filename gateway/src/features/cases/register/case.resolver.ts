import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { parseListing } from '../../../database/listing.js';
import { GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import { CaseEntry } from './case-entry.entity.js';
import { DiseaseCase } from './disease-case.entity.js';
import { findDayZero } from './day-zero.js';
import { Employee, type ListedEmployee } from '../../people/directory/employee.entity.js';
import { followedPersonById } from '../../people/changes/former-employee.queries.js';
import { Person } from '../../people/directory/person.types.js';
import { Trace } from '../../contacts/tracing/trace.types.js';
import {
  AssignCaseInput,
  CaseFilterInput,
  CaseOrder,
  CloseCaseInput,
  OpenCaseInput,
  ReopenCaseInput,
  UpdateCaseInput,
} from './case.inputs.js';
import { addressOfMember } from '../../members/team/member.queries.js';
import { InboxKind } from '../../members/inbox/inbox-enums.js';
import { InboxItem } from '../../members/inbox/inbox.types.js';
import { listCases } from './case-list.queries.js';
import { caseById, casesOfEmployee, logOfCase, traceOfCase } from './case.loaders.js';
import { assignCase } from './case-owner.service.js';
import {
  closeCase,
  findCase,
  openCase,
  reopenCase,
  undoCaseEntry,
  updateCase,
} from './case.service.js';
import {
  describeDayZero,
  findCaseIsolation,
  findWindow,
  resolveIsolationFilter,
} from './case-window.service.js';
import { CaseDayZero, CaseIsolation, CaseWindow } from './case-window.types.js';
import { CaseField, CasePage, CaseValueChange } from './case.types.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const maxPageSize = 100;

@Resolver(() => DiseaseCase)
export class CaseResolver {
  @Authorized<Permission>('case:read')
  @Query(() => CasePage, {
    description:
      'A page of cases, without those of people who were neither ill nor followed up when they left the directory.',
  })
  async cases(
    @Ctx() context: RequestContext,
    @Arg('filter', () => CaseFilterInput, {
      nullable: true,
      description: 'Only cases that match the filter.',
    })
    filter: CaseFilterInput | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
    @Arg('order', () => CaseOrder, {
      defaultValue: CaseOrder.NEWEST,
      description: 'Sort order of the cases.',
    })
    order: CaseOrder,
  ): Promise<CasePage> {
    const requested = {
      search: filter?.search ?? '',
      filter: await resolveIsolationFilter(context, filter ?? {}),
      order,
      page,
      pageSize,
    };
    const listing = parseListing(requested, maxPageSize);
    return new CasePage(listCases(context.db, context.companyId, listing));
  }

  @Authorized<Permission>('case:read')
  @Query(() => DiseaseCase, { description: "A case of the viewer's company." })
  case(
    @Ctx() context: RequestContext,
    @Arg('number', () => Int, { description: 'Number of the case.' }) number: number,
  ): Promise<DiseaseCase> {
    return findCase(context, number);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => DiseaseCase, {
    description:
      'Opens a case. A person can have only one open case of each disease. A confirmed case of COVID-19 makes the person positive.',
  })
  openCase(
    @Ctx() context: RequestContext,
    @Arg('input', () => OpenCaseInput, { description: 'The case to open.' }) input: OpenCaseInput,
  ): Promise<DiseaseCase> {
    return openCase(context, input);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => DiseaseCase, { description: 'Changes values of an open case.' })
  updateCase(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCaseInput, { description: 'The case, and the changes.' })
    input: UpdateCaseInput,
  ): Promise<DiseaseCase> {
    return updateCase(context, input);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => DiseaseCase, {
    description:
      'Gives an open case another owner, or none. Taking it from somebody needs a note, which stays in the log of the case.',
  })
  assignCase(
    @Ctx() context: RequestContext,
    @Arg('input', () => AssignCaseInput, { description: 'The case, its new owner and the note.' })
    input: AssignCaseInput,
  ): Promise<DiseaseCase> {
    return assignCase(context, input);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => DiseaseCase, { description: 'Closes a case.' })
  closeCase(
    @Ctx() context: RequestContext,
    @Arg('input', () => CloseCaseInput, { description: 'The case, and why it is closed.' })
    input: CloseCaseInput,
  ): Promise<DiseaseCase> {
    return closeCase(context, input);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => DiseaseCase, {
    description: 'Reopens a closed case with the classification that it had before.',
  })
  reopenCase(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReopenCaseInput, { description: 'The case to reopen.' })
    input: ReopenCaseInput,
  ): Promise<DiseaseCase> {
    return reopenCase(context, input);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => DiseaseCase, {
    description:
      'Undoes an act on a case by restoring the values that it replaced, except those changed again since. Undoing OPENED closes the case as opened in error.',
  })
  undoCaseEntry(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the entry in the log of the case.' })
    id: string,
  ): Promise<DiseaseCase> {
    return undoCaseEntry(context, id);
  }

  @FieldResolver(() => Person, { description: 'Person who has, may have or had the disease.' })
  person(@Ctx() context: RequestContext, @Root() { employeeId }: DiseaseCase): Promise<Person> {
    return context.loader(followedPersonById).load(employeeId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Email address of the member who owns the case; null: nobody in particular.',
  })
  async owner(
    @Ctx() context: RequestContext,
    @Root() { ownerId }: DiseaseCase,
  ): Promise<string | null> {
    if (ownerId === null) return null;
    return (await context.loader(addressOfMember).load(ownerId))?.email ?? null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the case is open.' })
  isOpen(@Root() { closedAt }: DiseaseCase): boolean {
    return closedAt === null;
  }

  @FieldResolver(() => CaseDayZero, {
    description: 'Day from which the days of the disease are counted, and why.',
  })
  dayZero(@Root() stored: DiseaseCase): CaseDayZero {
    return describeDayZero(stored);
  }

  @FieldResolver(() => CaseWindow, {
    description: 'Infectious window: the time in which the person could infect others.',
  })
  window(@Ctx() context: RequestContext, @Root() stored: DiseaseCase): Promise<CaseWindow> {
    return findWindow(context, stored);
  }

  @FieldResolver(() => CaseIsolation, {
    nullable: true,
    description:
      'How long the person must stay away. Null if the disease has no rule for it or the case was dismissed.',
  })
  isolation(
    @Ctx() context: RequestContext,
    @Root() stored: DiseaseCase,
  ): Promise<CaseIsolation | null> {
    return findCaseIsolation(context, stored);
  }

  @Authorized<Permission>('tracing:read')
  @FieldResolver(() => Trace, {
    description:
      'Everybody exposed by the person during the infectious window. Exposed people pass the disease on only after its latent time. For at most 5 cases per request.',
  })
  trace(@Ctx() context: RequestContext, @Root() stored: DiseaseCase): Promise<Trace> {
    return context.loader(traceOfCase).load(stored);
  }

  @FieldResolver(() => [CaseEntry], {
    description: 'Log of the case, newest first, at most 200 entries.',
  })
  log(@Ctx() context: RequestContext, @Root() { id }: DiseaseCase): Promise<CaseEntry[]> {
    return context.loader(logOfCase).load(id);
  }
}

@Resolver(() => CaseEntry)
export class CaseEntryResolver {
  @FieldResolver(() => [CaseValueChange], { description: 'Values that the act changed.' })
  changes(@Root() { before, after }: CaseEntry): CaseValueChange[] {
    return Object.values(CaseField)
      .map((field) => ({
        field,
        before: before[field] ?? null,
        after: after[field] ?? null,
      }))
      .filter((change) => change.before !== change.after);
  }
}

@Resolver(() => InboxItem)
export class InboxCaseResolver {
  // Inboxes have no items of kinds that the viewer may not read.
  @FieldResolver(() => DiseaseCase, {
    nullable: true,
    description:
      'The case of CASE_ASSIGNED and MENTIONED_IN_CASE; null for other kinds, and if it is gone.',
  })
  case(
    @Ctx() context: RequestContext,
    @Root() { kind, id }: InboxItem,
  ): Promise<DiseaseCase | null> | null {
    const isAboutCase = kind === InboxKind.CASE_ASSIGNED || kind === InboxKind.MENTIONED_IN_CASE;
    return isAboutCase ? context.loader(caseById).load(id) : null;
  }
}

@Resolver(() => Employee)
export class EmployeeCasesResolver {
  @Authorized<Permission>('case:read')
  @FieldResolver(() => [DiseaseCase], { description: 'Cases of the employee, newest first.' })
  cases(@Ctx() context: RequestContext, @Root() { id }: ListedEmployee): Promise<DiseaseCase[]> {
    return context.loader(casesOfEmployee).load(id);
  }

  @Authorized<Permission>('health:read')
  @FieldResolver(() => GraphQLLocalDate, {
    nullable: true,
    description:
      "Day zero of the open case that makes the status positive, in the company's time zone: the onset of symptoms if known, else the day of the specimen, else of the report. Null: not positive.",
  })
  async positiveSince(
    @Ctx() context: RequestContext,
    @Root() { id, isPositive }: ListedEmployee,
  ): Promise<string | null> {
    if (!isPositive) return null;
    const cases = await context.loader(casesOfEmployee).load(id);
    const open = cases.find(
      ({ disease, closedAt }) => disease === DiseaseCode.COVID_19 && closedAt === null,
    );
    return open ? findDayZero(open).day : null;
  }
}
