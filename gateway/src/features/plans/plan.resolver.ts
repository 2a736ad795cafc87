import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../request/context.js';
import { Plan } from './plan.entity.js';
import { listPlans, professionalPlanId } from './plan.service.js';
import { PriceTier, professionalTiers } from './price-tier.entity.js';

@Resolver(() => Plan)
export class PlanResolver {
  @Query(() => [Plan], { description: 'All plans, smallest first. Public.' })
  plans(@Ctx() context: RequestContext): Promise<Plan[]> {
    return listPlans(context);
  }

  @FieldResolver(() => [PriceTier], {
    description: 'Its price list. Empty for a free plan and for one with prices by agreement.',
  })
  priceTiers(@Root() plan: Plan): PriceTier[] {
    return plan.id === professionalPlanId ? professionalTiers : [];
  }
}
