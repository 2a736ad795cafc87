import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/intl.ts';

const people = { one: 'person', other: 'people' };

/** Texts of previews of a change. */
export const texts = {
  loading: 'Counting what this changes…',
  failed: (tryAgain: ReactNode): ReactNode => (
    <>What this changes could not be counted. You can go on without it, or {tryAgain}.</>
  ),
  tryAgain: 'try again',
  newlyToInform: (count: number): string => `${formatCount(count, people)} newly to inform.`,
  noLongerExposed: (count: number): string =>
    `${formatCount(count, people)} no longer exposed by any case.`,
  owedCorrection: (count: number): string =>
    `${formatCount(count, people)} informed already: a correction will be due.`,
  changedDates: (count: number): string =>
    `${formatCount(count, { one: 'date of a quarantine changes', other: 'dates of quarantines change' })}.`,
  tooMany: 'This changes too many people to preview. You can go on without it.',
};
