import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../request/context.js';
import { Employee, type ListedEmployee } from '../employees/employee.entity.js';
import { StatusChange } from '../employees/status-change.entity.js';
import { statusHistoryLoader } from './directory-change.loaders.js';

/** The status history of an employee names the change that each status came with. */
@Resolver(() => Employee)
export class StatusHistoryResolver {
  @FieldResolver(() => [StatusChange], { description: 'Newest first; the newest 100.' })
  statusHistory(
    @Ctx() context: RequestContext,
    @Root() { id }: ListedEmployee,
  ): Promise<StatusChange[]> {
    return context.loader(statusHistoryLoader).load(id);
  }
}
