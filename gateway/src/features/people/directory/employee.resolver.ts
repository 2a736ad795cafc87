import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { selectsField } from '../../../graphql/asked-fields.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import { may, type Permission } from '../../../access/permissions.js';
import { Role } from '../../../access/role.js';
import { Forbidden } from '../../../errors.js';
import { assertMay, assertRecentProof } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { parseListing, SortDirection } from '../../../database/listing.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { InboxItem } from '../../members/inbox/inbox.types.js';
import { changesOfEmployee, EmployeeChange } from './employee-change.js';
import { Employee, type ListedEmployee, type ListedWithHealth } from './employee.entity.js';
import {
  CorrectPhoneInput,
  CreateEmployeeInput,
  EmployeeFilterInput,
  EmployeeRef,
  EmployeeSort,
  maxPageSize,
  UpdateEmployeeInput,
} from './employee.inputs.js';
import { countNeverSignedIn, listDepartments, listPositiveEmployees } from './employee.queries.js';
import {
  correctPhone,
  createEmployee,
  findEmployee,
  listEmployees,
  updateEmployee,
} from './employee.service.js';
import { CreatedEmployee, Department, EmployeePage } from './employee.types.js';
import { latestHealthLoader, personById } from './person.loaders.js';
import { PhoneHealth } from './phone-health.types.js';
import { Person } from './person.types.js';
import { openChangeOfPerson } from '../access/access-change.queries.js';
import { AccessChange } from '../access/access-change.entity.js';
import { openAccessChangeField } from '../access/access-change.types.js';

@Resolver(() => Employee)
export class EmployeeResolver {
  @Authorized<Permission>('employee:read')
  @Query(() => EmployeePage, { description: 'A page of the directory.' })
  employees(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words that must all appear in employee code, name, email or department, ignoring case and accents.',
    })
    search: string | null,
    @Arg('filter', () => EmployeeFilterInput, {
      nullable: true,
      description: 'Only people who match the filter.',
    })
    filter: EmployeeFilterInput | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
    @Arg('sort', () => EmployeeSort, {
      defaultValue: EmployeeSort.NAME,
      description: 'Column to sort by.',
    })
    sort: EmployeeSort,
    @Arg('direction', () => SortDirection, {
      defaultValue: SortDirection.ASC,
      description: 'Sort direction: ascending or descending.',
    })
    direction: SortDirection,
    @Info() info: GraphQLResolveInfo,
  ): EmployeePage {
    const requested = {
      search: search ?? '',
      filter: filter ?? {},
      page,
      pageSize,
      sort,
      direction,
    };
    if (filter?.status) assertMay(context, 'health:read', 'filter.status');
    if (sort === EmployeeSort.STATUS) assertMay(context, 'health:read', 'sort');
    const listing = parseListing(requested, context.maxPageSize ?? maxPageSize);
    return listEmployees(context, listing, selectsField(info, ['items', 'health']));
  }

  @Authorized<Permission>('employee:read')
  @Query(() => Employee, { description: "An employee of the viewer's company." })
  employee(
    @Ctx() context: RequestContext,
    @Arg('by', () => EmployeeRef, { description: 'Id or code of the employee.' }) by: EmployeeRef,
  ): Promise<Employee> {
    return findEmployee(context, by);
  }

  @Authorized<Permission>('employee:read')
  @Query(() => [Department], {
    description: 'Departments of the directory in alphabetical order, with their number of people.',
  })
  departments(@Ctx() context: RequestContext): Promise<Department[]> {
    return listDepartments(context.db, context.companyId);
  }

  @Authorized<Permission>('health:read')
  @Query(() => [Employee], { description: 'Positive employees, newest first.' })
  positiveEmployees(@Ctx() context: RequestContext): Promise<ListedEmployee[]> {
    return listPositiveEmployees(context.db, context.companyId);
  }

  @Authorized<Permission>('employee:create')
  @Mutation(() => CreatedEmployee, {
    description:
      'Adds an employee to the directory. A password for the app is generated and returned if none is given; API keys can neither set nor get one.',
  })
  createEmployee(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateEmployeeInput, { description: 'The employee to add.' })
    input: CreateEmployeeInput,
  ): Promise<CreatedEmployee> {
    assertMaySetStatus(context, input);
    assertMaySetPassword(context, input);
    context.publishOnCommit(LiveTopic.STATUS);
    const mayIssueCode = context.viewer !== null && may(context.viewer, 'app-code:issue');
    return createEmployee(context, input, mayIssueCode);
  }

  @Authorized<Permission>('employee:update')
  @Mutation(() => Employee, {
    description:
      'Changes the details of an employee. A new password needs the permission app-code:issue and a recent confirmation of identity.',
  })
  updateEmployee(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateEmployeeInput, { description: 'The employee, and the changes.' })
    input: UpdateEmployeeInput,
  ): Promise<Employee> {
    assertMaySetStatus(context, input);
    assertMaySetPassword(context, input);
    context.publishOnCommit(LiveTopic.STATUS);
    return updateEmployee(context, input);
  }

  @Authorized<Permission>('employee:update')
  @Mutation(() => Employee, {
    description:
      'Corrects the phone number of an employee. Somebody else has to confirm the change, as any change of how employees are reached.',
  })
  correctPhone(
    @Ctx() context: RequestContext,
    @Arg('input', () => CorrectPhoneInput, { description: 'The employee, and the right number.' })
    input: CorrectPhoneInput,
  ): Promise<Employee> {
    return correctPhone(context, input);
  }

  @Authorized<Permission>('health:read')
  @FieldResolver(() => PhoneHealth, {
    nullable: true,
    description: 'Latest state reported by the phone; null: it has never reported.',
  })
  health(
    @Ctx() context: RequestContext,
    @Root() employee: ListedEmployee | ListedWithHealth,
  ): PhoneHealth | null | Promise<PhoneHealth | null> {
    if ('reportedAt' in employee) return hasReported(employee) ? employee : null;
    return context.loader(latestHealthLoader).load(employee.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Country calling code of the phone number, such as '+65'; null: none.",
  })
  callingCode(@Root() { callingCode }: ListedEmployee | Employee): string | null {
    return callingCode || null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Job title; null: none.',
  })
  designation(@Root() { designation }: ListedEmployee | Employee): string | null {
    return designation || null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether a password for the app is set. Imported people have none until one is generated.',
  })
  hasPassword(@Root() employee: ListedEmployee | Employee): boolean {
    return 'hasPassword' in employee ? employee.hasPassword : employee.passwordHash !== null;
  }

  @Authorized<Permission>('employee:read')
  @FieldResolver(() => [EmployeeChange], {
    description:
      'Changes of this employee alone, the latest first, at most 100. Files and changes of many people at once are not included.',
  })
  async changes(
    @Ctx() context: RequestContext,
    @Root() { id }: Employee,
  ): Promise<EmployeeChange[]> {
    const changes = await context.loader(changesOfEmployee).load(id);
    const { viewer } = context;
    // A key of a display or an HR system does not need the addresses of members.
    if (viewer?.role !== Role.API_KEY || may(viewer, 'audit:read')) return changes;
    return changes.map((change) => ({ ...change, by: null }));
  }

  @Authorized<Permission>('access-change:confirm')
  @FieldResolver(() => AccessChange, openAccessChangeField)
  accessChange(
    @Ctx() context: RequestContext,
    @Root() { id }: Employee,
  ): Promise<AccessChange | null> {
    return context.loader(openChangeOfPerson).load(id);
  }
}

/** @throws Forbidden naming the field for members who may not open or close cases. */
function assertMaySetStatus(
  context: RequestContext,
  {
    isPositive,
    positiveDate,
    statusVersion,
  }: Pick<UpdateEmployeeInput, 'isPositive' | 'positiveDate' | 'statusVersion'>,
): void {
  if (typeof statusVersion === 'number') assertMay(context, 'health:read', 'statusVersion');
  if (typeof isPositive === 'boolean') assertMay(context, 'case:update', 'isPositive');
  if (positiveDate !== undefined) assertMay(context, 'case:update', 'positiveDate');
}

/**
 * Whoever sets a person's password can sign in as that person, so it takes the permission to issue app codes, and a recent confirmation.
 * @throws Forbidden naming the field, or StepUpNeeded.
 */
function assertMaySetPassword(
  context: RequestContext,
  { password }: Pick<CreateEmployeeInput, 'password'>,
): void {
  if (!password) return;
  if (context.viewer?.role === Role.API_KEY)
    throw new Forbidden(
      'API keys may not set passwords of employees: an owner or directory manager issues app codes',
      'password',
    );
  assertMay(context, 'app-code:issue', 'password');
  assertRecentProof(context);
}

function hasReported(employee: ListedWithHealth): employee is ListedEmployee & PhoneHealth {
  return employee.reportedAt !== null;
}

@Resolver(() => EmployeePage)
export class EmployeePageResolver {
  @FieldResolver(() => Int, {
    description: 'Number of people in the company who have never signed in on the app.',
  })
  neverSignedIn(@Ctx() context: RequestContext): Promise<number> {
    return countNeverSignedIn(context.db, context.companyId);
  }
}

@Resolver(() => AccessChange)
export class AccessChangePersonResolver {
  @FieldResolver(() => Person, { description: 'The employee.' })
  person(@Ctx() context: RequestContext, @Root() { employeeId }: AccessChange): Promise<Person> {
    return context.loader(personById).load(employeeId);
  }
}

@Resolver(() => InboxItem)
export class InboxPersonResolver {
  @FieldResolver(() => Person, {
    nullable: true,
    description: 'The person of WRONG_NUMBER; null for other kinds.',
  })
  person(
    @Ctx() context: RequestContext,
    @Root() { employeeId }: InboxItem,
  ): Promise<Person> | null {
    return employeeId === null ? null : context.loader(personById).load(employeeId);
  }
}
