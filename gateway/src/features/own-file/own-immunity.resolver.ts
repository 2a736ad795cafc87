import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { HandInImmunityInput } from '../cases/immunity/immunity.inputs.js';
import { evidenceOfPerson } from '../cases/immunity/immunity.queries.js';
import { handInImmunity } from '../cases/immunity/immunity.service.js';
import { OwnImmunityEvidence } from '../cases/immunity/immunity.types.js';
import { findToldPersonId } from '../people/access/access-change.service.js';
import { OwnFile } from './own-file.types.js';
import { takeReportBudget } from './report-budget.js';

@Resolver(() => OwnFile)
export class OwnImmunityResolver {
  @FieldResolver(() => [OwnImmunityEvidence], {
    description: 'All evidence of the own immunity, the latest day first.',
  })
  async immunity(@Ctx() context: RequestContext): Promise<OwnImmunityEvidence[]> {
    return context.loader(evidenceOfPerson).load(await findToldPersonId(context));
  }

  @Authorized<Permission>('own-file:update')
  @Mutation(() => OwnImmunityEvidence, {
    description:
      'Hands evidence of the own immunity in, which counts once the company has accepted it. Must be the only mutation of its document.',
  })
  async handInImmunity(
    @Ctx() context: RequestContext,
    @Arg('input', () => HandInImmunityInput, { description: 'The evidence.' })
    input: HandInImmunityInput,
  ): Promise<OwnImmunityEvidence> {
    await takeReportBudget(context);
    return handInImmunity(context, context.employeeId, input);
  }
}
