import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { may, type Permission } from '../../../access/permissions.js';
import { coarsenCount } from '../../../access/small-groups.js';
import type { RequestContext } from '../../../request/context.js';
import { Company } from '../profile/company.entity.js';
import { CompanyRef } from '../profile/company.inputs.js';
import { planById } from '../profile/company.loaders.js';
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
import { computeTrial, Trial } from './trial.js';

@Resolver(() => Company)
export class CompanyPlanResolver {
  @Authorized<Permission>('plan:update')
  @Mutation(() => Company, {
    description:
      "Changes the viewer's company to a free plan; for a paid plan, it notifies the sales team and leaves the plan unchanged. The provider names a company and can set any plan.",
  })
  updateCompanyPlan(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCompanyPlanInput, {
      description: 'The plan, and the company if the provider sends the request.',
    })
    { company, planId }: UpdateCompanyPlanInput,
  ): Promise<Company> {
    return changePlan(context, company, planId);
  }

  @Authorized<Permission>('plan:request')
  @Mutation(() => Company, {
    description:
      "Asks the sales team for a plan, and replaces any earlier request. The company's current plan does not change.",
  })
  requestPlan(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestPlanInput, {
      description: 'The plan, and a message to the sales team.',
    })
    input: RequestPlanInput,
  ): Promise<Company> {
    return requestPlan(context, input);
  }

  @Authorized<Permission>('plan:update')
  @Mutation(() => Company, {
    description:
      "Closes the open plan request of the viewer's company, or of the company that the provider specifies.",
  })
  closePlanRequest(
    @Ctx() context: RequestContext,
    @Arg('company', () => CompanyRef, {
      nullable: true,
      description: 'The company, if the provider sends the request.',
    })
    company?: CompanyRef,
  ): Promise<Company> {
    return closePlanRequest(context, company);
  }

  @Authorized<Permission>('company:read')
  @FieldResolver(() => Trial, {
    nullable: true,
    description:
      "The company's free trial; null on a paid plan, or until the company has become active.",
  })
  async trial(@Ctx() context: RequestContext, @Root() company: Company): Promise<Trial | null> {
    return computeTrial(company, await context.loader(planById).load(company.planId));
  }

  @Authorized<Permission>('company:read')
  @FieldResolver(() => Licences, { description: 'Number of licences ordered and in use.' })
  async licences(@Ctx() context: RequestContext, @Root() company: Company): Promise<Licences> {
    const [used, order] = await Promise.all([
      context.loader(licencesInUseLoader).load(company.id),
      context.loader(lastOrderLoader).load(company.id),
    ]);
    const ordered = order?.planId === company.planId ? order : null;
    // An exact number beside the rounded figures of viewers would tell how many people these leave out.
    const { viewer } = context;
    const isExact = viewer !== null && (may(viewer, 'employee:read') || may(viewer, 'plan:update'));
    const people = isExact ? used.employees : (coarsenCount(used.employees) ?? 0);
    return {
      employees: { ordered: ordered?.employees ?? null, used: people },
      cameras: { ordered: ordered?.cameras ?? null, used: used.cameras },
      isRounded: !isExact,
    };
  }

  @Authorized<Permission>('company:read')
  @FieldResolver(() => PlanRequest, {
    nullable: true,
    description: "The company's open request for a plan; null: none.",
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
    description: 'All plans, smallest first, and how the company can get each of them.',
  })
  planChoices(@Ctx() context: RequestContext, @Root() company: Company): Promise<PlanChoice[]> {
    return listPlanChoices(context, company);
  }
}
