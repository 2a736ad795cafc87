import type { FollowUpState, PersonFollowUpsQuery } from '../../../generated/graphql.ts';

export type PersonFollowUp = PersonFollowUpsQuery['followUps']['items'][number];

/** States in which somebody has to do something, or the person has to. */
const openStates: ReadonlySet<FollowUpState> = new Set([
  'TO_INFORM',
  'TEST_DUE',
  'IN_QUARANTINE',
  'INFORMED',
] as const);

/** Lists the follow-ups that are not over. */
export const listOpenFollowUps = <FollowUp extends Pick<PersonFollowUp, 'state' | 'nextStep'>>(
  followUps: readonly FollowUp[],
): FollowUp[] =>
  followUps.filter(({ state, nextStep }) => nextStep !== null || openStates.has(state));
