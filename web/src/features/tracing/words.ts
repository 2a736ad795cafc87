/** What the tracing page says, so that a word can be changed once. */

import { MINUTE } from '../../durations.ts';
import { formatCount } from '../../intl.ts';
import { sayMinutes } from '../../domain/dates/dates.ts';
import { isMeasured, type Reporting } from '../../domain/coverage/reporting-words.ts';
import type { TraceQuery } from '../../generated/graphql.ts';
import { isoOf, sayCaseMoment } from './said-times.ts';
import type { WindowPreset } from './trace-window.ts';

interface CountedMeeting {
  rule: keyof typeof ruleNames;
  reachedAt: string;
  thresholdMinutes: number;
  minutes: number;
}

export const presetNames: Record<WindowPreset, string> = {
  '2d': 'Last 2 days',
  positive: 'Since 2 days before the positive date',
  '7d': 'Last 7 days',
  '14d': 'Last 14 days',
};

export const ruleNames = { CONTINUOUS: 'Continuous', CUMULATIVE: 'Cumulative' } as const;

export const sourceNames = { MOBILE: 'Mobile', CAMERA: 'Computer Vision' } as const;

export const levels = [1, 2, 3] as const;

export const countPeople = (count: number): string =>
  formatCount(count, { one: 'person', other: 'people' });

/** '14 people exposed: 5 directly, 9 through others'; without anybody only where that was measured. */
export const stateSentence = ({
  exposures,
  reporting,
}: {
  exposures: readonly { level: number }[];
  reporting: Pick<Reporting, 'phone'>;
}): string => {
  if (exposures.length === 0)
    return isMeasured(reporting)
      ? 'Nobody was exposed in this window'
      : 'Not known who was exposed in this window';
  const direct = exposures.filter((exposure) => exposure.level === 1).length;
  const parts = [
    direct > 0 ? `${direct} directly` : '',
    exposures.length > direct ? `${exposures.length - direct} through others` : '',
  ];
  return `${countPeople(exposures.length)} exposed: ${parts.filter(Boolean).join(', ')}`;
};

/** Why the trace covers the window it does, where that is not what people expect; null else. */
export const windowNote = ({
  windowRule,
}: Pick<TraceQuery['trace'], 'windowRule'>): string | null =>
  windowRule === 'LAST_14_DAYS'
    ? 'No date was given, so this trace covers the last 14 days.'
    : null;

export const levelMeaning = (level: number, tracedName: string): string => {
  if (level === 1) return `in contact with ${tracedName}`;
  return `in contact with somebody of level ${level - 1} after that person's exposure`;
};

/** When a continuous contact began: it reaches the threshold by its length. */
const beginningOf = (meeting: Pick<CountedMeeting, 'reachedAt' | 'thresholdMinutes'>): string =>
  isoOf(Date.parse(meeting.reachedAt) - meeting.thresholdMinutes * MINUTE);

/** What follows 'met Ana Lim': 'on Tue 17 Nov, 10:05 for 22 min'; of a cumulative contact, which has no one beginning, 'for 18 min within 24 hours, exposed on Tue 17 Nov, 10:20'. */
export const meetingWords = (meeting: CountedMeeting, timeZone: string): string => {
  const length = sayMinutes(meeting.minutes);
  return meeting.rule === 'CONTINUOUS'
    ? `on ${sayCaseMoment(beginningOf(meeting), timeZone)} for ${length}`
    : `for ${length} within 24 hours, exposed on ${sayCaseMoment(meeting.reachedAt, timeZone)}`;
};

/** '15 min', or with a change in the window '15 min, then 10 min from Tue 17 Nov, 10:00'. */
export const thresholdWords = (
  thresholds: readonly { minutes: number; from: string | null }[],
  timeZone: string,
): string =>
  thresholds
    .map(({ minutes, from }, index) =>
      index === 0 || from === null
        ? `${minutes} min`
        : `${minutes} min from ${sayCaseMoment(from, timeZone)}`,
    )
    .join(', then ');
