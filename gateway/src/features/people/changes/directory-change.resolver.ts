import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import { mayReadHealth } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { parseListing } from '../../../database/listing.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { GraphQLUUID } from '../../../scalars.js';
import {
  deleteEmployee,
  deleteEmployees,
  markNegative,
  markPositive,
  updateDepartment,
  undoDirectoryChange,
} from './bulk.service.js';
import {
  DirectoryChangePage,
  MarkedPositive,
  UndoneChange,
} from './directory-change-page.types.js';
import { DirectoryChange } from './directory-change.entity.js';
import {
  listChanges,
  directoryChangeLoader,
  statusHistoryLoader,
} from './directory-change.queries.js';
import { personById } from '../directory/person.loaders.js';
import type { Person } from '../directory/person.types.js';
import {
  DeleteEmployeesInput,
  MarkEmployeesNegativeInput,
  MarkEmployeesPositiveInput,
  UpdateEmployeesDepartmentInput,
} from './directory-change.inputs.js';
import { Employee, type ListedEmployee } from '../directory/employee.entity.js';
import { EmployeeRef } from '../directory/employee.inputs.js';
import { StatusChange } from '../directory/status-change.entity.js';

const maxPageSize = 100;
const maxListedPeople = 100;

@Resolver(() => DirectoryChange)
export class DirectoryChangeResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Department set by DEPARTMENT, disease of POSITIVE, or file name of IMPORT; null for other kinds.',
  })
  detail(@Root() { detail }: DirectoryChange): string | null {
    return detail || null;
  }

  @Authorized<Permission>('employee:delete')
  @Mutation(() => DirectoryChange, {
    description:
      "Removes an employee from the directory and ends the phone's sessions. undoDirectoryChange can undo it.",
  })
  deleteEmployee(
    @Ctx() context: RequestContext,
    @Arg('employee', () => EmployeeRef, { description: 'Id or code of the employee.' })
    employee: EmployeeRef,
  ): Promise<DirectoryChange> {
    context.publishOnCommit(LiveTopic.STATUS);
    return deleteEmployee(context, employee);
  }

  @Authorized<Permission>('employee:read')
  @Query(() => DirectoryChangePage, {
    description:
      'A page of changes made to many people at the same time, newest first. Changes of the COVID-19 status are included only for roles that may read it.',
  })
  directoryChanges(
    @Ctx() context: RequestContext,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): DirectoryChangePage {
    const requested = { search: '', page, pageSize, withStatuses: mayReadHealth(context) };
    const listing = parseListing(requested, maxPageSize);
    return new DirectoryChangePage(listChanges(context.db, context.companyId, listing));
  }

  @Authorized<Permission>('employee:update')
  @Mutation(() => DirectoryChange, { description: 'Moves people to a department.' })
  updateEmployeesDepartment(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateEmployeesDepartmentInput, {
      description: 'The people, and their new department.',
    })
    { selection, department }: UpdateEmployeesDepartmentInput,
  ): Promise<DirectoryChange> {
    return updateDepartment(context, selection, department);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => DirectoryChange, {
    description: 'Sets the COVID-19 status of people to negative.',
  })
  markEmployeesNegative(
    @Ctx() context: RequestContext,
    @Arg('input', () => MarkEmployeesNegativeInput, { description: 'The people to mark.' })
    { selection }: MarkEmployeesNegativeInput,
  ): Promise<DirectoryChange> {
    return markNegative(context, selection);
  }

  @Authorized<Permission>('case:update')
  @Mutation(() => MarkedPositive, {
    description:
      'Opens a confirmed case of a disease for each person, or confirms the open case. People with an open confirmed case are left unchanged.',
  })
  async markEmployeesPositive(
    @Ctx() context: RequestContext,
    @Arg('input', () => MarkEmployeesPositiveInput, { description: 'The people and the disease.' })
    { selection, disease, specimenDay }: MarkEmployeesPositiveInput,
  ): Promise<MarkedPositive> {
    const test = { disease, specimenDay: specimenDay ?? null };
    const { change, alreadyPositive } = await markPositive(context, selection, test);
    return {
      change,
      alreadyPositive: await loadFirstPeople(context, alreadyPositive),
      alreadyPositiveCount: alreadyPositive.length,
    };
  }

  @Authorized<Permission>('employee:delete')
  @Mutation(() => DirectoryChange, {
    description: "Removes people from the directory and ends their phones' sessions.",
  })
  deleteEmployees(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteEmployeesInput, { description: 'The people to delete.' })
    { selection }: DeleteEmployeesInput,
  ): Promise<DirectoryChange> {
    return deleteEmployees(context, selection);
  }

  @Authorized<Permission>('employee:undo')
  @Mutation(() => UndoneChange, {
    description:
      'Undoes a change to the directory, except for people who have been changed since. Possible for 10 seconds, or for one day after an import.',
  })
  async undoDirectoryChange(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the change.' }) id: string,
  ): Promise<UndoneChange> {
    const { skipped, ...undone } = await undoDirectoryChange(context, id);
    return { ...undone, skipped: await loadFirstPeople(context, skipped) };
  }
}

/** Loads the first people of a list. */
function loadFirstPeople(context: RequestContext, ids: readonly string[]): Promise<Person[]> {
  const people = context.loader(personById);
  return Promise.all(ids.slice(0, maxListedPeople).map((id) => people.load(id)));
}

@Resolver(() => StatusChange)
export class StatusChangeResolver {
  @FieldResolver(() => DirectoryChange, {
    nullable: true,
    description:
      'Change of many people that this change was part of; null: only this person was changed.',
  })
  change(
    @Ctx() context: RequestContext,
    @Root() { changeId }: StatusChange,
  ): Promise<DirectoryChange | null> | null {
    return changeId === null ? null : context.loader(directoryChangeLoader).load(changeId);
  }
}

/** Resolves the status history in this feature, since each status refers to its directory change. */
@Resolver(() => Employee)
export class StatusHistoryResolver {
  @Authorized<Permission>('health:read')
  @FieldResolver(() => [StatusChange], {
    description: 'Changes to the COVID-19 status, newest first, at most 100.',
  })
  statusHistory(
    @Ctx() context: RequestContext,
    @Root() { id }: ListedEmployee,
  ): Promise<StatusChange[]> {
    return context.loader(statusHistoryLoader).load(id);
  }
}
