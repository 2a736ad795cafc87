import type { Plan } from '../plans/plan.entity.js';
import { professionalPlanId } from '../plans/plan.service.js';
import type { Company } from '../profile/company.entity.js';
import { PlanStep } from './plan-choice.types.js';

/** State of a company that decides how it can get a plan. */
export interface CompanyPlanState {
  company: Pick<Company, 'planId' | 'trialEndsAt'>;
  /** People in the directory. */
  people: number;
  hasOrdered: boolean;
  now: number;
}

/** Returns how a company can get a plan, or the obstacle. A paid plan requires a price that the company has agreed to. */
export function findPlanStep(
  plan: Plan,
  { company, people, hasOrdered, now }: CompanyPlanState,
): { step: PlanStep; obstacle: string | null } {
  const refuse = (obstacle: string) => ({ step: PlanStep.UNAVAILABLE, obstacle });
  const offer = (step: PlanStep) => ({ step, obstacle: null });
  if (plan.id === company.planId) return offer(PlanStep.CURRENT);
  if (people > plan.maxEmployees) return refuse(formatNoRoom(plan, people));
  if (plan.isPayable)
    return offer(plan.id === professionalPlanId ? PlanStep.ORDER : PlanStep.REQUEST);
  if (hasOrdered) return refuse('The trial is for companies that have not ordered yet');
  if (!company.trialEndsAt || company.trialEndsAt.getTime() <= now)
    return refuse('The 7 days of the trial are over');
  return offer(PlanStep.SWITCH);
}

/** Formats how many employees a plan has room for. */
export function formatRoom({ name, maxEmployees }: Plan): string {
  return `${name} plan has room for ${maxEmployees.toLocaleString('en')} employees`;
}

/** Formats the error for a plan without room for the company's people. */
export function formatNoRoom(plan: Plan, people: number): string {
  return `The ${formatRoom(plan)}, and the directory has ${people.toLocaleString('en')}`;
}
