/** What the evidence of a contact says in words, on the screen and on paper. */

import { formatCount } from '../../intl.ts';
import type { EvidencePanelQuery } from '../../generated/graphql.ts';
import { sayExactMinutes, sayExactMoment, sayExactTime } from './said-times.ts';

type Meeting = EvidencePanelQuery['meeting'];

/** One sentence that says why the contact counts. */
export const verdict = ({ rule, minutes, thresholdMinutes, evidence }: Meeting): string => {
  const length = sayExactMinutes(minutes);
  if (rule === 'CONTINUOUS') {
    return `Together for ${length} without a gap of more than 5 minutes. The threshold was ${thresholdMinutes} min.`;
  }
  const spanStart = Date.parse(evidence.spanStart);
  const spanEnd = Date.parse(evidence.spanEnd);
  const meetings = evidence.episodes.filter(
    ({ startedAt, endedAt }) => Date.parse(endedAt) > spanStart && Date.parse(startedAt) < spanEnd,
  ).length;
  return `Together for ${length} within 24 hours, in ${formatCount(meetings, { one: 'meeting', other: 'meetings' })}. The threshold was ${thresholdMinutes} min.`;
};

/** Why counting began when it did. */
export const countedFromWords = (meeting: Meeting, windowStart: string): string => {
  const isWindow = Date.parse(meeting.countedFrom) === Date.parse(windowStart);
  return isWindow ? "the window's start" : `when ${meeting.carrier.name} was exposed`;
};

export const ruleWords = ({ rule }: Meeting): string =>
  rule === 'CONTINUOUS'
    ? 'Continuous: one meeting, from its first start to its last end, lasted the threshold'
    : 'Cumulative: the time together within 24 hours reached the threshold';

/** '10:05:00 + 15 min = 10:20:00'. */
export const reachedWords = (meeting: Meeting, timeZone: string): string => {
  const start = sayExactTime(meeting.evidence.spanStart, timeZone);
  const reached = sayExactTime(meeting.reachedAt, timeZone);
  return `${start} + ${meeting.thresholdMinutes} min = ${reached}`;
};

/** 'Tue 17 Nov 2026, 10:05:00 to 10:27:00', and the second day where it is another one. */
export const spanWords = (from: string, until: string, timeZone: string): string => {
  const start = sayExactMoment(from, timeZone);
  const end = sayExactMoment(until, timeZone);
  const isSameDay = start.slice(0, -8) === end.slice(0, -8);
  return `${start} to ${isSameDay ? sayExactTime(until, timeZone) : end}`;
};

/** '6.5 ft'; phones that cannot tell send nothing. */
export const distanceWords = (distance: number | null): string =>
  distance === null ? 'not measured' : `${Math.round(distance * 10) / 10} ft`;
