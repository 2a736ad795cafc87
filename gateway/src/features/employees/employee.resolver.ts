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
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../context.js';
import { checkedListing, SortDirection } from '../../database/listing.js';
import { CreatedEmployee, EmployeePage } from './employee-page.entity.js';
import { Employee } from './employee.entity.js';
import {
  CreateEmployeeInput,
  EmployeeSort,
  largestPage,
  UpdateEmployeeInput,
} from './employee.inputs.js';
import {
  countEmployees,
  countNeverSignedIn,
  departmentsOf,
  employeesOnPage,
  positiveEmployees,
} from './employee.queries.js';
import {
  createEmployee,
  deleteEmployee,
  findEmployee,
  updateEmployee,
} from './employee.service.js';

@Resolver(() => Employee)
export class EmployeeResolver {
  @Authorized<Permission>('employee:read')
  @Query(() => EmployeePage, { description: 'A page of the directory.' })
  employees(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Text anywhere in employee code, name, e-mail or department.',
    })
    search: string | null,
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
  ): EmployeePage {
    const asked = { search: search ?? '', page, pageSize, sort, direction };
    return new EmployeePage(checkedListing(asked, largestPage));
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
  @Query(() => [String], { description: 'Departments of the directory, in alphabetical order.' })
  departments(@Ctx() context: RequestContext): Promise<string[]> {
    return departmentsOf(context.db, context.companyId);
  }

  @Authorized<Permission>('employee:read')
  @Query(() => [Employee], { description: 'Positive employees, newest first.' })
  positiveEmployees(@Ctx() context: RequestContext): Promise<Employee[]> {
    return positiveEmployees(context.db, context.companyId);
  }

  @Authorized<Permission>('employee:create')
  @Mutation(() => CreatedEmployee, { description: 'Adds somebody to the directory.' })
  createEmployee(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateEmployeeInput) input: CreateEmployeeInput,
  ): Promise<CreatedEmployee> {
    return createEmployee(context, input);
  }

  @Authorized<Permission>('employee:update')
  @Mutation(() => Employee, { description: 'Changes somebody of the directory.' })
  updateEmployee(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, { description: 'Id or employee code.' }) id: string,
    @Arg('input', () => UpdateEmployeeInput) input: UpdateEmployeeInput,
  ): Promise<Employee> {
    return updateEmployee(context, id, input);
  }

  @Authorized<Permission>('employee:delete')
  @Mutation(() => Boolean, {
    description: "Takes somebody out of the directory and ends the phone's sessions.",
  })
  deleteEmployee(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, { description: 'Id or employee code.' }) id: string,
  ): Promise<boolean> {
    return deleteEmployee(context, id);
  }
}

@Resolver(() => EmployeePage)
export class EmployeePageResolver {
  @FieldResolver(() => [Employee], { description: 'People on this page.' })
  items(@Ctx() context: RequestContext, @Root() { listing }: EmployeePage): Promise<Employee[]> {
    return employeesOnPage(context.db, context.companyId, listing);
  }

  @FieldResolver(() => Int, { description: 'People that the search finds, on all pages.' })
  total(@Ctx() context: RequestContext, @Root() { listing }: EmployeePage): Promise<number> {
    return countEmployees(context.db, context.companyId, listing.search);
  }

  @FieldResolver(() => Int, {
    description: 'People of the whole company who never signed in on the app.',
  })
  neverSignedIn(@Ctx() context: RequestContext): Promise<number> {
    return countNeverSignedIn(context.db, context.companyId);
  }
}
