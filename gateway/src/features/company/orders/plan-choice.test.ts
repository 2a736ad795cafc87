import { describe, expect, it } from 'vitest';
import type { Plan } from '../plans/plan.entity.js';
import { enterprisePlanId, professionalPlanId, standardPlanId } from '../plans/plan.service.js';
import { PlanStep } from './plan-choice.types.js';
import { findPlanStep } from './plan-choice.js';

const makePlan = (id: string, name: string, maxEmployees: number, isPayable: boolean): Plan => ({
  id,
  name,
  maxEmployees,
  isPayable,
  price: '0.00',
  description: '',
  access: [],
  position: 1,
});
const standard = makePlan(standardPlanId, 'Standard', 50, false);
const professional = makePlan(professionalPlanId, 'Professional', 1000, true);
const enterprise = makePlan(enterprisePlanId, 'Enterprise', 100_000, true);

const now = Date.parse('2026-03-10T09:00:00Z');
const paying = { planId: professionalPlanId, trialEndsAt: null };
const inTrial = (planId: string, endsAt = now + 1) => ({ planId, trialEndsAt: new Date(endsAt) });

const find = (plan: Plan, state: Partial<Parameters<typeof findPlanStep>[1]> = {}) =>
  findPlanStep(plan, { company: paying, people: 12, hasOrdered: false, now, ...state });

describe('findPlanStep', () => {
  it('returns CURRENT for the current plan, whatever the number of people', () => {
    expect(find(professional, { people: 5000 }).step).toBe(PlanStep.CURRENT);
  });

  it('returns ORDER for a plan with a listed price, and REQUEST for one by agreement', () => {
    const company = inTrial(standardPlanId);
    expect(find(professional, { company }).step).toBe(PlanStep.ORDER);
    expect(find(enterprise, { company }).step).toBe(PlanStep.REQUEST);
  });

  it.each([
    [standard, 51, 'The Standard plan has room for 50 employees, and the directory has 51'],
    [
      professional,
      1001,
      'The Professional plan has room for 1,000 employees, and the directory has 1,001',
    ],
  ])('refuses a plan without room for the people', (plan, people, obstacle) => {
    const company = inTrial(enterprisePlanId);
    expect(find(plan, { company, people })).toEqual({ step: PlanStep.UNAVAILABLE, obstacle });
    expect(find(plan, { company, people: people - 1 }).obstacle).toBeNull();
  });

  it('offers the trial until just before its end', () => {
    expect(find(standard, { company: inTrial(professionalPlanId) }).step).toBe(PlanStep.SWITCH);
    expect(find(standard, { company: inTrial(professionalPlanId, now) })).toEqual({
      step: PlanStep.UNAVAILABLE,
      obstacle: 'The 7 days of the trial are over',
    });
    expect(find(standard).step).toBe(PlanStep.UNAVAILABLE);
  });

  it('does not offer the trial after an order', () => {
    expect(find(standard, { company: inTrial(professionalPlanId), hasOrdered: true })).toEqual({
      step: PlanStep.UNAVAILABLE,
      obstacle: 'The trial is for companies that have not ordered yet',
    });
  });
});
