import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../request/context.js';
import { Plan } from './plan.entity.js';
import { listPlans, professionalPlanId } from './plan.service.js';
import { Money } from './money.types.js';
import { CurrencyCode } from './price-list.js';
import { PriceTier, professionalTiers } from './price-tier.types.js';

@Resolver(() => Plan)
export class PlanResolver {
  @Query(() => [Plan], { description: 'All plans, smallest first. Public.' })
  plans(@Ctx() context: RequestContext): Promise<Plan[]> {
    return listPlans(context);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'Price of one employee for one month, before discounts for many; 0 for the free plan. Null: the price is by agreement.',
  })
  price(@Root() { price, isPayable }: Plan): Money | null {
    const isByAgreement = isPayable && Number(price) === 0;
    return isByAgreement ? null : { amount: price, currency: CurrencyCode.USD };
  }

  @FieldResolver(() => [PriceTier], {
    description: 'Its price list. Empty for a free plan and for one with prices by agreement.',
  })
  priceTiers(@Root() plan: Plan): PriceTier[] {
    return plan.id === professionalPlanId ? professionalTiers : [];
  }
}
