import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { assertMay } from '../../request/auth-checker.js';
import type { RequestContext } from '../../request/context.js';
import { DeleteEmployeesInput } from '../directory-changes/directory-change.inputs.js';
import { previewDeletion } from './deletion-consequences.service.js';
import { DeletionConsequences } from './deletion-consequences.types.js';

@Resolver()
export class DeletionConsequencesResolver {
  @Authorized<Permission>('employee:delete')
  @Query(() => DeletionConsequences, {
    nullable: true,
    description:
      'Unfinished cases and follow-ups that deleteEmployees would hide with this input, for those who may also read cases; null: too many people to preview it. Nothing is stored or sent. It must be the only field of its document.',
  })
  deleteEmployeesPreview(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteEmployeesInput, { description: 'The people.' })
    { selection }: DeleteEmployeesInput,
  ): Promise<DeletionConsequences | null> {
    assertMay(context, 'case:read', 'deleteEmployeesPreview');
    return previewDeletion(context, selection);
  }
}
