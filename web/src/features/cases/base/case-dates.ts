import type { CaseRow_CaseFragment } from '../../../generated/graphql.ts';
import { dayOf, formatDay, inSentence } from '../../../lib/dates/dates.ts';
import { texts } from './texts.ts';

type Case = CaseRow_CaseFragment;

/** 'Mon 2 Nov until now', 'Mon 2 Nov to Wed 4 Nov'. */
export const formatWindow = (
  { outcome, window: { from, until, endReason } }: Pick<Case, 'outcome' | 'window'>,
  timeZone: string,
): string => {
  if (endReason === 'DISMISSED') return texts.noWindow;
  if (from === until) return texts.emptyWindow;
  const first = formatDay(dayOf(from, timeZone), timeZone);
  if (endReason === 'NOW' && outcome === null) return texts.windowSince(first);
  // A window that ends at midnight excludes the day that starts then.
  const end = new Date(Date.parse(until) - 1);
  return texts.windowBetween(first, inSentence(formatDay(dayOf(end, timeZone), timeZone)));
};

/** 'Thu 26 Nov', 'ended on Thu 26 Nov', or 'not known yet'. */
export const formatIsolation = (
  { isolation, window }: Pick<Case, 'isolation' | 'window'>,
  timeZone: string,
): string => {
  if (isolation === null)
    return window.endReason === 'DISMISSED' ? texts.noWindow : texts.isolationNotSet;
  const { until, isOver } = isolation;
  if (until === null) return texts.isolationNotKnown;
  const day = formatDay(until, timeZone);
  return isOver ? texts.isolationEnded(inSentence(day)) : day;
};
