import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { PositiveCase } from './positive.types.js';
import { listPositiveCases } from './positive.service.js';

@Resolver()
export class PositiveResolver {
  @Authorized<Permission>('exposure:read')
  @Query(() => [PositiveCase], {
    description:
      "Positive cases, with health:read; for an employee's phone, the exposures of which the employee was told and that were not corrected.",
  })
  positiveCases(
    @Ctx() context: RequestContext,
    @Arg('passKey', () => String, { description: "The company's pass-key." }) passKey: string,
  ): Promise<PositiveCase[]> {
    return listPositiveCases(context, passKey);
  }
}
