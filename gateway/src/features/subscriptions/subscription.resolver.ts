import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { Company } from '../companies/company.entity.js';
import { CompanyRef } from '../companies/company.inputs.js';
import { planById } from '../companies/company.loaders.js';
import { lastOrderLoader, licencesInUseLoader } from './licence.loaders.js';
import { Licences } from './licences.types.js';
import { PlanChoice, PlanRequest } from './plan-choice.types.js';
import { RequestPlanInput, UpdateCompanyPlanInput } from './plan.inputs.js';
import {
  changePlan,
  closePlanRequest,
  listPlanChoices,
  requestPlan,
} from './subscription.service.js';
import { computeTrial } from './trial.js';
import { Trial } from './trial.types.js';

@Resolver(() => Company)
export class CompanyPlanResolver {
  @Authorized<Permission>('plan:update')
  @Mutation(() => Company, {
    description:
      "Changes the plan of the viewer's company; the provider names one, and may give it any plan. A company changes to a free plan only: for a paid one the sales team is asked, and the plan stays as it is.",
  })
  updateCompanyPlan(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCompanyPlanInput, { description: 'The plan, and whose.' })
    { company, planId }: UpdateCompanyPlanInput,
  ): Promise<Company> {
    return changePlan(context, company, planId);
  }

  @Authorized<Permission>('plan:request')
  @Mutation(() => Company, {
    description:
      'Asks the sales team for a plan. The company keeps its plan until then, and a new request replaces the previous one.',
  })
  requestPlan(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestPlanInput, { description: 'The plan and a message.' })
    input: RequestPlanInput,
  ): Promise<Company> {
    return requestPlan(context, input);
  }

  @Authorized<Permission>('plan:update')
  @Mutation(() => Company, {
    description:
      "Closes the open plan request of the viewer's company, or of the one that the provider names.",
  })
  closePlanRequest(
    @Ctx() context: RequestContext,
    @Arg('company', () => CompanyRef, {
      nullable: true,
      description: 'The company, for the provider.',
    })
    company?: CompanyRef,
  ): Promise<Company> {
    return closePlanRequest(context, company);
  }

  @Authorized<Permission>('company:read')
  @FieldResolver(() => Trial, {
    nullable: true,
    description: 'Its free trial; null on a paid plan, and before it became active.',
  })
  async trial(@Ctx() context: RequestContext, @Root() company: Company): Promise<Trial | null> {
    return computeTrial(company, await context.loader(planById).load(company.planId));
  }

  @Authorized<Permission>('company:read')
  @FieldResolver(() => Licences, { description: 'Ordered licences beside those in use.' })
  async licences(@Ctx() context: RequestContext, @Root() company: Company): Promise<Licences> {
    const [used, order] = await Promise.all([
      context.loader(licencesInUseLoader).load(company.id),
      context.loader(lastOrderLoader).load(company.id),
    ]);
    const ordered = order?.planId === company.planId ? order : null;
    return {
      employees: { ordered: ordered?.employees ?? null, used: used.employees },
      cameras: { ordered: ordered?.cameras ?? null, used: used.cameras },
    };
  }

  @Authorized<Permission>('company:read')
  @FieldResolver(() => PlanRequest, {
    nullable: true,
    description: 'Its open request for a plan; null: there is none.',
  })
  async planRequest(
    @Ctx() context: RequestContext,
    @Root() { requestedPlanId, planRequestedAt, planRequestNote }: Company,
  ): Promise<PlanRequest | null> {
    if (requestedPlanId === null || planRequestedAt === null) return null;
    const plan = await context.loader(planById).load(requestedPlanId);
    return { plan, requestedAt: planRequestedAt, note: planRequestNote || null };
  }

  @Authorized<Permission>('plan:request')
  @FieldResolver(() => [PlanChoice], {
    description: 'All plans, smallest first, and how the company can get each.',
  })
  planChoices(@Ctx() context: RequestContext, @Root() company: Company): Promise<PlanChoice[]> {
    return listPlanChoices(context, company);
  }
}
