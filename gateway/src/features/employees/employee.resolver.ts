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
import type { RequestContext } from '../../request/context.js';
import { checkedListing, SortDirection } from '../../database/listing.js';
import { LiveTopic } from '../../live/live-topic.js';
import { deleteEmployee } from '../directory-changes/bulk.service.js';
import { countEmployees, isReadInOrder } from './directory-page.queries.js';
import { EmployeePage } from './employee-page.entity.js';
import {
  CreatedEmployee,
  DepartmentCount,
  Employee,
  type ListedEmployee,
} from './employee.entity.js';
import {
  CreateEmployeeInput,
  EmployeeFilterInput,
  EmployeeSort,
  largestPage,
  UpdateEmployeeInput,
} from './employee.inputs.js';
import { countNeverSignedIn, departmentsOf, positiveEmployees } from './employee.queries.js';
import { createEmployee, findEmployee, updateEmployee } from './employee.service.js';

@Resolver(() => Employee)
export class EmployeeResolver {
  @Authorized<Permission>('employee:read')
  @Query(() => EmployeePage, { description: 'A page of the directory.' })
  employees(
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words that are all found in employee code, name, e-mail or department, whatever their case and accents.',
    })
    search: string | null,
    @Arg('filter', () => EmployeeFilterInput, { nullable: true, description: 'Only these.' })
    filter: EmployeeFilterInput | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 10, description: '1 to 1000.' }) pageSize: number,
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
    return new EmployeePage(
      checkedListing(asked, largestPage),
      selectsField(info, ['items', 'health']),
    );
  }

  @Authorized<Permission>('employee:read')
  @Query(() => Employee, { description: 'Somebody of the directory.' })
  employee(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, { description: 'Id or employee code.' }) id: string,
  ): Promise<Employee> {
    return findEmployee(context, id);
  }

  @Authorized<Permission>('employee:read')
  @Query(() => [String], {
    description: 'Departments of the directory, in alphabetical order.',
    deprecationReason: 'Use departmentCounts, which also says how many people each has.',
  })
  async departments(@Ctx() context: RequestContext): Promise<string[]> {
    const counts = await departmentsOf(context.db, context.companyId);
    return counts.map(({ name }) => name);
  }

  @Authorized<Permission>('employee:read')
  @Query(() => [DepartmentCount], {
    description: 'With how many people each has, in alphabetical order.',
  })
  departmentCounts(@Ctx() context: RequestContext): Promise<DepartmentCount[]> {
    return departmentsOf(context.db, context.companyId);
  }

  @Authorized<Permission>('employee:read')
  @Query(() => [Employee], { description: 'Positive employees, newest first.' })
  positiveEmployees(@Ctx() context: RequestContext): Promise<ListedEmployee[]> {
    return positiveEmployees(context.db, context.companyId);
  }

  @Authorized<Permission>('employee:create')
  @Mutation(() => CreatedEmployee, { description: 'Adds somebody to the directory.' })
  createEmployee(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateEmployeeInput, { description: 'Whom to add.' })
    input: CreateEmployeeInput,
  ): Promise<CreatedEmployee> {
    context.publishOnCommit(LiveTopic.STATUS);
    return createEmployee(context, input);
  }

  @Authorized<Permission>('employee:update')
  @Mutation(() => Employee, { description: 'Changes somebody of the directory.' })
  updateEmployee(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, { description: 'Id or employee code.' }) id: string,
    @Arg('input', () => UpdateEmployeeInput, { description: 'What is to be changed.' })
    input: UpdateEmployeeInput,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version that the changes were made upon; CONFLICT when it is not the newest.',
    })
    version: number | null | undefined,
  ): Promise<Employee> {
    context.publishOnCommit(LiveTopic.STATUS);
    return updateEmployee(context, id, input, version);
  }

  @Authorized<Permission>('employee:delete')
  @Mutation(() => Boolean, {
    description: "Takes somebody out of the directory and ends the phone's sessions.",
  })
  deleteEmployee(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, { description: 'Id or employee code.' }) id: string,
  ): Promise<boolean> {
    context.publishOnCommit(LiveTopic.STATUS);
    return deleteEmployee(context, id);
  }
}

@Resolver(() => EmployeePage)
export class EmployeePageResolver {
  @FieldResolver(() => [Employee], { description: 'People on this page.' })
  async items(
    @Ctx() { db, companyId }: RequestContext,
    @Root() page: EmployeePage,
  ): Promise<ListedEmployee[]> {
    const { people } = await page.find(db, companyId);
    return people;
  }

  @FieldResolver(() => Int, { description: 'People that search and filter find, on all pages.' })
  async total(
    @Ctx() { db, companyId }: RequestContext,
    @Root() page: EmployeePage,
  ): Promise<number> {
    if (isReadInOrder(page.listing)) return countEmployees(db, companyId, page.listing);
    const { total } = await page.find(db, companyId);
    return total ?? countEmployees(db, companyId, page.listing);
  }

  @FieldResolver(() => Int, {
    description: 'People of the whole company who never signed in on the app.',
  })
  neverSignedIn(@Ctx() context: RequestContext): Promise<number> {
    return countNeverSignedIn(context.db, context.companyId);
  }
}
