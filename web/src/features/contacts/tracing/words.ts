/** Sentences about a case, for the tracing page and paper. */

import { DAY, MINUTE } from '../../../lib/durations.ts';
import { formatCount } from '../../../lib/intl.ts';
import { isoOf, formatMinutes } from '../../../lib/dates/dates.ts';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { isMeasured, type Reporting } from '../reporting/reporting-words.ts';
import type { ContactSource, TraceQuery } from '../../../generated/graphql.ts';
import { formatCaseMoment } from './case-times.ts';
import { texts } from './texts.tsx';

interface CountedMeeting {
  source: ContactSource;
  rule: keyof typeof texts.rules;
  reachedAt: string;
  thresholdMinutes: number;
  minutes: number;
}

export const levels = [1, 2, 3] as const;

export const countPeople = (count: number): string => formatCount(count, texts.people);

/** '14 people exposed: 5 directly, 9 through others'; says that nobody was exposed only if that was measured. */
export const formatState = ({
  exposures,
  reporting,
}: {
  exposures: readonly { level: number }[];
  reporting: Pick<Reporting, 'phone'>;
}): string => {
  if (exposures.length === 0)
    return isMeasured(reporting) ? texts.nobodyExposed : texts.exposedUnknown;
  const direct = exposures.filter((exposure) => exposure.level === 1).length;
  const others = exposures.length - direct;
  return texts.peopleExposed(countPeople(exposures.length), [
    ...(direct > 0 ? [texts.directly(direct)] : []),
    ...(others > 0 ? [texts.throughOthers(others)] : []),
  ]);
};

/** Explains the window of the trace where it may be unexpected; null otherwise. */
export const formatWindowNote = ({
  caseNumber,
  disease,
  latentDays,
}: Pick<TraceQuery['trace'], 'caseNumber' | 'disease' | 'latentDays'>): string | null =>
  caseNumber === null
    ? null
    : texts.infectiousWindow(
        caseTexts.caseNumber(caseNumber),
        caseTexts.diseaseNames[disease],
        formatLatency(latentDays),
      );

/** '2 days', '12 h'; null if people are infectious at once. */
export const formatLatency = (latentDays: number): string | null => {
  if (latentDays === 0) return null;
  return latentDays < 1
    ? formatMinutes(Math.round((latentDays * DAY) / MINUTE))
    : formatCount(latentDays, texts.days);
};

/** Describes how people of a level were reached; from level 2 on not by the traced person. */
export const describeLevel = (
  level: number,
  { person, latentDays }: Pick<TraceQuery['trace'], 'person' | 'latentDays'>,
): string =>
  level === 1
    ? texts.levelMeaning(person.name)
    : texts.higherLevelMeaning(level - 1, formatLatency(latentDays));

/** Explains what level 2 or 3 means for a person, and what it does not. */
export const describeSecondHand = (level: number): string =>
  level === 2 ? texts.secondHand : texts.thirdHand;

/** Returns when a continuous contact began: its length before it reached the threshold. */
const findBeginning = (meeting: Pick<CountedMeeting, 'reachedAt' | 'thresholdMinutes'>): string =>
  isoOf(Date.parse(meeting.reachedAt) - meeting.thresholdMinutes * MINUTE);

/** Continues 'met Ana Lim': 'on Tue 17 Nov, 10:05 for 22 min'; for a cumulative contact 'for 18 min within 24 hours, exposed on Tue 17 Nov, 10:20'; with ', added by hand' if no device reported it. */
export const formatMeeting = (meeting: CountedMeeting, timeZone: string): string => {
  const length = formatMinutes(meeting.minutes);
  const contact =
    meeting.rule === 'CONTINUOUS'
      ? texts.continuousContact(formatCaseMoment(findBeginning(meeting), timeZone), length)
      : texts.cumulativeContact(length, formatCaseMoment(meeting.reachedAt, timeZone));
  return meeting.source === 'MANUAL' ? texts.addedByHand(contact) : contact;
};

/** '15 min', or if it changed in the window '15 min, then 10 min from Tue 17 Nov, 10:00'. */
export const formatThresholds = (
  thresholds: readonly { minutes: number; from: string | null }[],
  timeZone: string,
): string =>
  texts.joinThresholds(
    thresholds.map(({ minutes, from }, index) =>
      index === 0 || from === null
        ? texts.minutes(minutes)
        : texts.minutesFrom(minutes, formatCaseMoment(from, timeZone)),
    ),
  );
