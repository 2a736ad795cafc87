import type { CaseConsequencesFragment } from '../../../generated/graphql.ts';
import { texts } from './consequence-texts.tsx';

/** Numbers of people whom a change would affect. */
export type FollowUpChanges = Pick<
  CaseConsequencesFragment,
  'newlyToInform' | 'noLongerExposed' | 'newlyOwedCorrection' | 'changedDates'
>;

/** Lists what a change would do for people who were near a case, in sentences. */
export const describeFollowUpChanges = ({
  newlyToInform,
  noLongerExposed,
  newlyOwedCorrection,
  changedDates,
}: FollowUpChanges): string[] => [
  ...(newlyToInform > 0 ? [texts.newlyToInform(newlyToInform)] : []),
  ...(noLongerExposed > 0 ? [texts.noLongerExposed(noLongerExposed)] : []),
  ...(newlyOwedCorrection > 0 ? [texts.owedCorrection(newlyOwedCorrection)] : []),
  ...(changedDates > 0 ? [texts.changedDates(changedDates)] : []),
];
