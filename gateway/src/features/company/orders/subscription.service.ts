import { Role } from '../../../access/role.js';
import type { RequestContext } from '../../../request/context.js';
import { providerTenant } from '../../../database/tenant.js';
import { BadUserInput } from '../../../errors.js';
import { queueMail } from '../../../mail/outbox.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { hasOrders } from './subscription.queries.js';
import type { Plan } from '../plans/plan.entity.js';
import { listPlans } from '../plans/plan.service.js';
import { changeCompany, findCompany, ownCompany } from '../profile/company.service.js';
import type { CompanyRef } from '../profile/company.inputs.js';
import { Company } from '../profile/company.entity.js';
import { countPeople } from '../profile/company.queries.js';
import { assertPlanHasRoom } from './plan-access.service.js';
import { type PlanChoice, PlanStep } from './plan-choice.types.js';
import { findPlanStep, type CompanyPlanState } from './plan-choice.js';
import type { RequestPlanInput } from './plan.inputs.js';
import { planRequestMail } from './plan-request.mail.js';

/** Lists all plans for a company, and how it can get each of them. */
export async function listPlanChoices(
  context: RequestContext,
  company: Company,
): Promise<PlanChoice[]> {
  const [plans, state] = await Promise.all([listPlans(context), findPlanState(context, company)]);
  return plans.map((plan) => ({ plan, ...findPlanStep(plan, state) }));
}

/**
 * Changes the plan of the viewer's company, or for the provider that of any company. A company cannot change to a paid plan this way,
 * since it has not agreed to a price: the sales team gets a request and the plan stays.
 * @throws NotFound for another company, BadUserInput for an unknown, the current or an unavailable plan.
 */
export async function changePlan(
  context: RequestContext,
  reference: CompanyRef | null | undefined,
  planId: string,
): Promise<Company> {
  if (context.viewer?.role === Role.PROVIDER_ADMIN)
    return changeCompany(context, reference, async (company) => {
      const { current, next } = await findPlans(context, company, planId);
      await assertPlanHasRoom(context.db, company.id, next);
      return switchPlan(context, company, { current, next });
    });
  const offer = await findOffer(context, await findCompany(context, reference), planId);
  if (offer.step !== PlanStep.SWITCH)
    return requestFromSales(context, 'planId', { planId, note: '' });
  return changeCompany(context, reference, async (company) => {
    // The plan may have become unavailable before the lock was held.
    const { current, next } = await findOffer(context, company, planId);
    return switchPlan(context, company, { current, next });
  });
}

/**
 * Requests a plan from the sales team. Repeating the request sends no second mail.
 * @throws BadUserInput naming the field, RateLimited after 30 mails in 15 minutes.
 */
export async function requestPlan(
  context: RequestContext,
  { planId, note }: RequestPlanInput,
): Promise<Company> {
  const { step, next } = await findOffer(context, await ownCompany(context), planId);
  if (step === PlanStep.SWITCH)
    throw new BadUserInput(
      'planId',
      `The ${next.name} plan is free: change to it without a request`,
    );
  return requestFromSales(context, 'input', { planId, note: note?.trim() ?? '' });
}

/** Closes a plan request, by the company or the provider. Does nothing without one. */
export async function closePlanRequest(
  context: RequestContext,
  reference: CompanyRef | null | undefined,
): Promise<Company> {
  return changeCompany(context, reference, async (company) => {
    if (company.requestedPlanId === null) return company;
    const manager = await context.db.manager();
    await manager.update(Company, { id: company.id }, noRequest);
    await writeAudit(context, {
      companyId: company.id,
      action: AuditAction.PLAN_REQUEST_CLOSED,
    });
    return { ...company, ...noRequest };
  });
}

const noRequest = { requestedPlanId: null, planRequestedAt: null, planRequestNote: '' };

/**
 * Changes the plan of a locked company, in a transaction of that company, and closes an open request.
 * @param reason text of the audit entry after the names of the plans.
 */
export async function switchPlan(
  context: RequestContext,
  company: Company,
  { current, next, reason }: { current: Plan; next: Plan; reason?: string },
): Promise<Company> {
  const manager = await context.db.manager();
  const changes = { planId: next.id, ...noRequest };
  await manager.update(Company, { id: company.id }, changes);
  await writeAudit(context, {
    companyId: company.id,
    action: AuditAction.PLAN_CHANGED,
    detail: `${current.name} to ${next.name}${reason === undefined ? '' : `, ${reason}`}`,
  });
  return { ...company, ...changes };
}

/** Plan that a company requests from the sales team, with a message or an empty one. */
interface SalesRequest {
  planId: string;
  note: string;
}

/**
 * Stores a plan request and mails it to the sales team.
 * @param field the mutation's field in the document.
 */
async function requestFromSales(
  context: RequestContext,
  field: string,
  request: SalesRequest,
): Promise<Company> {
  const own = await ownCompany(context);
  if (isRequested(own, request)) return own;
  await context.discardTransaction(field);
  await context.takeBudget('mailing', own.id);
  return changeCompany(context, undefined, async (company) => {
    if (isRequested(company, request)) return company;
    const { current, next } = await findOffer(context, company, request.planId);
    const manager = await context.db.manager();
    const changes = {
      requestedPlanId: next.id,
      planRequestedAt: new Date(),
      planRequestNote: request.note,
    };
    await manager.update(Company, { id: company.id }, changes);
    await writeAudit(context, {
      companyId: company.id,
      action: AuditAction.PLAN_REQUESTED,
      detail: `${current.name} to ${next.name}`,
    });
    await mailRequest(context, company, { current, next, note: request.note });
    return { ...company, ...changes };
  });
}

function isRequested(company: Company, { planId, note }: SalesRequest): boolean {
  return company.requestedPlanId === planId.toLowerCase() && company.planRequestNote === note;
}

async function mailRequest(
  { app, db }: RequestContext,
  company: Company,
  { current, next, note }: { current: Plan; next: Plan; note: string },
): Promise<void> {
  const content = planRequestMail(company, {
    current: current.name,
    requested: next.name,
    people: await countPeople(db, company.id),
    note,
  });
  await db.within(providerTenant, () =>
    queueMail(app.jobs, db, { companyId: providerTenant, to: app.salesEmail, content }),
  );
}

/** Finds the company's current plan and the one to change to. */
async function findPlans(
  context: RequestContext,
  company: Company,
  planId: string,
): Promise<{ current: Plan; next: Plan }> {
  const plans = await listPlans(context);
  const [current, next] = [company.planId, planId.toLowerCase()].map((id) =>
    plans.find((plan) => plan.id === id),
  );
  if (!next || !current) throw new BadUserInput('planId', 'Please select subscription plan');
  if (next === current)
    throw new BadUserInput('planId', 'Please select a plan other than the current one');
  return { current, next };
}

/** Finds how a company can get a plan. @throws BadUserInput if it cannot. */
async function findOffer(
  context: RequestContext,
  company: Company,
  planId: string,
): Promise<{ current: Plan; next: Plan; step: PlanStep }> {
  const { current, next } = await findPlans(context, company, planId);
  const { step, obstacle } = findPlanStep(next, await findPlanState(context, company));
  if (obstacle !== null) throw new BadUserInput('planId', obstacle);
  return { current, next, step };
}

async function findPlanState({ db }: RequestContext, company: Company): Promise<CompanyPlanState> {
  const [people, hasOrdered] = await Promise.all([
    countPeople(db, company.id),
    hasOrders(db, company.id),
  ]);
  return { company, people, hasOrdered, now: Date.now() };
}
