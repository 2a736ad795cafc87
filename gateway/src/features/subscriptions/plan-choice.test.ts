import { describe, expect, it } from 'vitest';
import type { Plan } from '../plans/plan.entity.js';
import { enterprisePlanId, professionalPlanId, standardPlanId } from '../plans/plan.service.js';
import { PlanStep } from './plan-choice.types.js';
import { findPlanStep } from './plan-choice.js';

const plan = (id: string, name: string, maxEmployees: number, isPayable: boolean): Plan => ({
  id,
  name,
  maxEmployees,
  isPayable,
  price: '0.00',
  description: '',
  access: [],
  position: 1,
});
const standard = plan(standardPlanId, 'Standard', 50, false);
const professional = plan(professionalPlanId, 'Professional', 1000, true);
const enterprise = plan(enterprisePlanId, 'Enterprise', 100_000, true);

const now = Date.parse('2026-03-10T09:00:00Z');
const paying = { planId: professionalPlanId, trialEndsAt: null };
const inTrial = (planId: string, endsAt = now + 1) => ({ planId, trialEndsAt: new Date(endsAt) });

const find = (wanted: Plan, given: Partial<Parameters<typeof findPlanStep>[1]> = {}) =>
  findPlanStep(wanted, { company: paying, people: 12, hasOrdered: false, now, ...given });

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
  ])('refuses a plan without room for the people', (wanted, people, obstacle) => {
    const company = inTrial(enterprisePlanId);
    expect(find(wanted, { company, people })).toEqual({ step: PlanStep.UNAVAILABLE, obstacle });
    expect(find(wanted, { company, people: people - 1 }).obstacle).toBeNull();
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
