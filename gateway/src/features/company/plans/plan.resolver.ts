import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../request/context.js';
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
      'Price of one employee for one month, before volume discounts; 0 for the free plan; null: by agreement.',
  })
  price(@Root() { price, isPayable }: Plan): Money | null {
    const isByAgreement = isPayable && Number(price) === 0;
    return isByAgreement ? null : { amount: price, currency: CurrencyCode.USD };
  }

  @FieldResolver(() => [PriceTier], {
    description: 'Price list of the plan; empty for a free plan and for prices by agreement.',
  })
  priceTiers(@Root() plan: Plan): PriceTier[] {
    return plan.id === professionalPlanId ? professionalTiers : [];
  }
}
