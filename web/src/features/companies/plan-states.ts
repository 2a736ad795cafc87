import type { PlanState } from '../../generated/graphql.ts';

/** What the directory of companies is filtered by; as a word of the address. */
export const planStates: { state: PlanState; word: string; label: string }[] = [
  { state: 'TRIAL', word: 'trial', label: 'In trial' },
  { state: 'TRIAL_OVER', word: 'trial-over', label: 'Trial over' },
  { state: 'PLAN_REQUESTED', word: 'requested', label: 'Asked for a plan' },
];
