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
import type { Permission } from '../../access/permissions.js';
import { selectsField } from '../../graphql/asked-fields.js';
import { PageArg, PageSizeArg } from '../../graphql/paginated.js';
import type { RequestContext } from '../../request/context.js';
import { checkedListing, SortDirection } from '../../database/listing.js';
import { LiveTopic } from '../../live/live-topic.js';
import { Employee, type ListedEmployee, type ListedWithHealth } from './employee.entity.js';
import {
  CreateEmployeeInput,
  EmployeeFilterInput,
  EmployeeRef,
  EmployeeSort,
  maxPageSize,
  UpdateEmployeeInput,
} from './employee.inputs.js';
import { countNeverSignedIn, listDepartments, listPositiveEmployees } from './employee.queries.js';
import { createEmployee, findEmployee, listEmployees, updateEmployee } from './employee.service.js';
import { CreatedEmployee, Department, EmployeePage } from './employee.types.js';
import { latestHealthLoader } from './person.loaders.js';
import { PhoneHealth } from './phone-health.types.js';

@Resolver(() => Employee)
export class EmployeeResolver {
  @Authorized<Permission>('employee:read')
  @Query(() => EmployeePage, { description: 'A page of the directory.' })
  employees(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words that are all found in employee code, name, e-mail or department, whatever their case and accents.',
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
      description: 'Direction of the sort.',
    })
    direction: SortDirection,
    @Info() info: GraphQLResolveInfo,
  ): EmployeePage {
    const asked = { search: search ?? '', filter: filter ?? {}, page, pageSize, sort, direction };
    const listing = checkedListing(asked, context.maxPageSize ?? maxPageSize);
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
    description:
      'Departments of the directory in alphabetical order, with how many people each has.',
  })
  departments(@Ctx() context: RequestContext): Promise<Department[]> {
    return listDepartments(context.db, context.companyId);
  }

  @Authorized<Permission>('employee:read')
  @Query(() => [Employee], { description: 'Positive employees, newest first.' })
  positiveEmployees(@Ctx() context: RequestContext): Promise<ListedEmployee[]> {
    return listPositiveEmployees(context.db, context.companyId);
  }

  @Authorized<Permission>('employee:create')
  @Mutation(() => CreatedEmployee, { description: 'Adds an employee to the directory.' })
  createEmployee(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateEmployeeInput, { description: 'The employee to add.' })
    input: CreateEmployeeInput,
  ): Promise<CreatedEmployee> {
    context.publishOnCommit(LiveTopic.STATUS);
    return createEmployee(context, input);
  }

  @Authorized<Permission>('employee:update')
  @Mutation(() => Employee, { description: 'Changes an employee.' })
  updateEmployee(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateEmployeeInput, { description: 'The employee and the changes.' })
    input: UpdateEmployeeInput,
  ): Promise<Employee> {
    context.publishOnCommit(LiveTopic.STATUS);
    return updateEmployee(context, input);
  }

  @FieldResolver(() => PhoneHealth, {
    nullable: true,
    description: 'Latest report of the phone; null: it never reported.',
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
    description: "Country code of the phone number, such as '+65'; null: none was given.",
  })
  callingCode(@Root() { callingCode }: ListedEmployee | Employee): string | null {
    return callingCode || null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Job title; null: none was given.',
  })
  designation(@Root() { designation }: ListedEmployee | Employee): string | null {
    return designation || null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether a password for the app is set; imported people have none until one is made.',
  })
  hasPassword(@Root() employee: ListedEmployee | Employee): boolean {
    return 'hasPassword' in employee ? employee.hasPassword : employee.passwordHash !== null;
  }
}

function hasReported(employee: ListedWithHealth): employee is ListedEmployee & PhoneHealth {
  return employee.reportedAt !== null;
}

@Resolver(() => EmployeePage)
export class EmployeePageResolver {
  @FieldResolver(() => Int, {
    description: 'People of the whole company who never signed in on the app.',
  })
  neverSignedIn(@Ctx() context: RequestContext): Promise<number> {
    return countNeverSignedIn(context.db, context.companyId);
  }
}
