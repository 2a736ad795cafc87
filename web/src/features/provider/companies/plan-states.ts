import type { PlanState } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** Filters of the list of companies, as in the address. */
export const planStates: { state: PlanState; word: string; label: string }[] = [
  { state: 'TRIAL', word: 'trial', label: texts.inTrial },
  { state: 'TRIAL_OVER', word: 'trial-over', label: texts.trialOver },
  { state: 'PLAN_REQUESTED', word: 'requested', label: texts.planRequested },
];
