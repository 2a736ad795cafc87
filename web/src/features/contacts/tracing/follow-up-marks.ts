/** The follow-up of an exposed person, as marks of the drawing and in words. */

import type { Trace_TraceFragment as Trace } from '../../../generated/graphql.ts';
import { dayOf } from '../../../lib/dates/dates.ts';
import { formatCaseDay } from './case-times.ts';
import { texts } from './texts.tsx';

export type ExposureFollowUp = NonNullable<Trace['exposures'][number]['followUp']>;

/** Returns whether anybody in a trace is followed up for its disease. */
export const hasFollowUp = ({ exposures }: Pick<Trace, 'exposures'>): boolean =>
  exposures.some(({ followUp }) => followUp !== null);

export const marks = ['tested', 'informed', 'home'] as const;

export interface FollowUpMark {
  mark: (typeof marks)[number];
  /** 'Informed on Thu 19 Nov' */
  words: string;
}

/** Returns the marks of a person; none without a follow-up. */
export const listFollowUpMarks = (
  followUp: ExposureFollowUp | null,
  timeZone: string,
): FollowUpMark[] => {
  if (followUp === null) return [];
  const { testedOn, testResult, informedAt, homeUntil } = followUp;
  const found: FollowUpMark[] = [];
  if (testedOn !== null && testResult !== null)
    found.push({ mark: 'tested', words: texts.tested[testResult](formatCaseDay(testedOn)) });
  if (informedAt !== null)
    found.push({
      mark: 'informed',
      words: texts.informed(formatCaseDay(dayOf(informedAt, timeZone))),
    });
  if (homeUntil !== null)
    found.push({ mark: 'home', words: texts.homeUntil(formatCaseDay(homeUntil)) });
  return found;
};

/** States that no mark represents. */
const stateWords: Partial<Record<ExposureFollowUp['state'], string>> = texts.followUpStates;

/** Describes the marks in words, and the state if they do not represent it. */
export const formatFollowUp = (followUp: ExposureFollowUp | null, timeZone: string): string[] => {
  const state = followUp && stateWords[followUp.state];
  return [
    ...(state ? [state] : []),
    ...listFollowUpMarks(followUp, timeZone).map(({ words }) => words),
  ];
};
