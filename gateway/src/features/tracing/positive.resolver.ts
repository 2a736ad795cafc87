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
      "Positive cases: to owners and safety officers all, to an employee's phone the dates of those that it had a qualifying contact with.",
  })
  positiveCases(
    @Ctx() context: RequestContext,
    @Arg('passKey', () => String, { description: "The company's pass-key." }) passKey: string,
  ): Promise<PositiveCase[]> {
    return listPositiveCases(context, passKey);
  }
}
