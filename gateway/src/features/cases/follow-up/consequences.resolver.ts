import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { assertMay } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { CloseCaseInput, UpdateCaseInput } from '../register/case.inputs.js';
import { DeleteEmployeesInput } from '../../people/changes/directory-change.inputs.js';
import { previewCaseChange, previewClosing } from './case-consequences.service.js';
import { CaseConsequences, DeletionConsequences } from './consequences.types.js';
import { previewDeletion } from './deletion-consequences.service.js';

@Resolver()
export class ConsequencesResolver {
  @Authorized<Permission>('case:update')
  @Query(() => CaseConsequences, {
    nullable: true,
    description:
      'Effects that updateCase would have with this input; null: too much would change to preview it. Nothing is stored or sent. It must be the only field of its document.',
  })
  caseChangePreview(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCaseInput, { description: 'The case, and the changes.' })
    input: UpdateCaseInput,
  ): Promise<CaseConsequences | null> {
    return previewCaseChange(context, input);
  }

  @Authorized<Permission>('case:update')
  @Query(() => CaseConsequences, {
    nullable: true,
    description:
      'Effects that closeCase would have with this input; null: too much would change to preview it. Nothing is stored or sent. It must be the only field of its document.',
  })
  closeCasePreview(
    @Ctx() context: RequestContext,
    @Arg('input', () => CloseCaseInput, { description: 'The case, and why it is closed.' })
    input: CloseCaseInput,
  ): Promise<CaseConsequences | null> {
    return previewClosing(context, input);
  }

  @Authorized<Permission>('employee:delete')
  @Query(() => DeletionConsequences, {
    nullable: true,
    description:
      'Unfinished cases and follow-ups of the people whom deleteEmployees would delete with this input, for those who may also read cases; null: too many people to preview it. Nothing is stored or sent. It must be the only field of its document.',
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
