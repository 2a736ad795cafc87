/** Sentences about the evidence of a contact, for screen and paper. */

import { formatCount } from '../../../lib/intl.ts';
import type {
  EvidencePanelQuery,
  Trace_TraceFragment as Trace,
} from '../../../generated/graphql.ts';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { formatExactMinutes, formatExactMoment, formatExactTime } from './case-times.ts';
import { texts } from './texts.tsx';
import { formatLatency } from './words.ts';

type Meeting = EvidencePanelQuery['meeting'];

/** Explains in one sentence why the contact counts. */
export const formatVerdict = ({ rule, minutes, thresholdMinutes, evidence }: Meeting): string => {
  const length = formatExactMinutes(minutes);
  if (rule === 'CONTINUOUS') return texts.continuousVerdict(length, thresholdMinutes);
  const spanStart = Date.parse(evidence.spanStart);
  const spanEnd = Date.parse(evidence.spanEnd);
  const meetings = evidence.episodes.filter(
    ({ startedAt, endedAt }) => Date.parse(endedAt) > spanStart && Date.parse(startedAt) < spanEnd,
  ).length;
  return texts.cumulativeVerdict(
    length,
    formatCount(meetings, texts.meetingsCount),
    thresholdMinutes,
  );
};

/** The parts of a trace that explain when counting began. */
export type TraceStart = Pick<Trace, 'person' | 'latentDays'>;

/** Explains why counting began when it did: only the traced person is infectious from the window's start. */
export const formatCountedFrom = (
  { carrier }: Pick<Meeting, 'carrier'>,
  { person, latentDays }: TraceStart,
): string => {
  if (carrier.id === person.id) return texts.windowStart;
  const latency = formatLatency(latentDays);
  return latency === null
    ? texts.whenExposed(carrier.name)
    : texts.afterLatentTime(latency, carrier.name);
};

export const formatRule = ({ rule }: Meeting): string =>
  rule === 'CONTINUOUS' ? texts.continuousRule : texts.cumulativeRule;

/** '10:05:00 + 15 min = 10:20:00'. */
export const formatReached = (meeting: Meeting, timeZone: string): string => {
  const start = formatExactTime(meeting.evidence.spanStart, timeZone);
  const reached = formatExactTime(meeting.reachedAt, timeZone);
  return texts.reachedSum(start, meeting.thresholdMinutes, reached);
};

/** 'Tue 17 Nov 2026, 10:05:00 to 10:27:00', with the second date if it differs. */
export const formatSpan = (from: string, until: string, timeZone: string): string => {
  const start = formatExactMoment(from, timeZone);
  const end = formatExactMoment(until, timeZone);
  const isSameDay = start.slice(0, -8) === end.slice(0, -8);
  return texts.span(start, isSameDay ? formatExactTime(until, timeZone) : end);
};

/** Returns whether the records cover less than a duration; both are sums of fractions of minutes. */
export const hasGaps = (coveredMinutes: number, minutes: number): boolean =>
  coveredMinutes < minutes - 1e-6;

/** 'Tue 17 Nov 2026, 10:05:00 to 10:27:00: 22 min', and how much of it the records cover if less. */
export const formatEpisode = (
  { startedAt, endedAt, minutes, coveredMinutes }: Meeting['evidence']['episodes'][number],
  timeZone: string,
): string => {
  const span = formatSpan(startedAt, endedAt, timeZone);
  const length = formatExactMinutes(minutes);
  return hasGaps(coveredMinutes, minutes)
    ? texts.episodeWithGaps(span, length, formatExactMinutes(coveredMinutes))
    : texts.episode(span, length);
};

/** '6.5 ft', or 'not measured' if the phone cannot. */
export const formatDistance = (distance: number | null): string =>
  distance === null ? texts.notMeasured : texts.feet(Math.round(distance * 10) / 10);

type ContactRecord = Meeting['evidence']['records'][number];

/** Names who reported a contact that was added by hand. */
export const formatInformant = ({ manualContact }: Pick<ContactRecord, 'manualContact'>): string =>
  manualContact?.informant?.name ?? (manualContact?.informantName || texts.notKnownAnyMore);

/** 'Tue 17 Nov 2026, 10:05:00 to 10:27:00: reported by Ana Lim, added by hand to case C-12. At lunch'. */
export const formatManualRecord = (record: ContactRecord, timeZone: string): string => {
  const { startedAt, endedAt, manualContact } = record;
  const words = texts.manualRecord(
    formatSpan(startedAt, endedAt, timeZone),
    formatInformant(record),
  );
  if (!manualContact) return words;
  const { caseNumber, note } = manualContact;
  return [texts.addedToCase(words, caseTexts.caseNumber(caseNumber)), note]
    .filter(Boolean)
    .join('. ');
};
