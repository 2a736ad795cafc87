import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Plan } from './plan.entity.js';
import { listPlans } from './plan.service.js';

@Resolver(() => Plan)
export class PlanResolver {
  @Query(() => [Plan], { description: 'All plans, smallest first. Public.' })
  plans(@Ctx() context: RequestContext): Promise<Plan[]> {
    return listPlans(context);
  }
}
