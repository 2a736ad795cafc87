import { MINUTE } from '../../../durations.js';
import { BadUserInput } from '../../../errors.js';
import { assertTimeMetric } from '../../company/settings/time-metric.service.js';
import { exampleMinutes, exampleMeetings, examplePeople } from './example-day.js';
import type { ExampleExposure, TracingExample } from './example.types.js';
import { cutSpans, mergeIntoEpisodes } from './episodes.js';
import { findQualifyingContact } from './qualifying.js';
import { type ContactRecord, createRecordStep } from './record-step.js';
import { ContactRule } from './trace.types.js';
import { traceExposures, type TracedTransmission } from './trace.js';

/** The example day has no date: it starts at 0 and its minutes count from there. */
const start = 0;
const end = exampleMinutes * MINUTE;
const records: ContactRecord[] = exampleMeetings.map((meeting) => ({
  employeeId: formatId(meeting.person),
  crossEmployeeId: formatId(meeting.other),
  source: 'mobile',
  start: meeting.start * MINUTE,
  end: meeting.end * MINUTE,
}));

/** Answers by person and threshold. Both have few values, so the map stays small. */
const cachedAnswers = new Map<string, Promise<TracingExample>>();

/**
 * Traces a person of the example day who is ill from its start.
 * @throws BadUserInput naming `person` or `threshold`.
 */
export async function traceExample(person: number, threshold: number): Promise<TracingExample> {
  if (!examplePeople.some(({ id }) => id === person))
    throw new BadUserInput('person', `Please select a person from 1 to ${examplePeople.length}`);
  assertTimeMetric(threshold, 'threshold');
  const key = `${person} ${threshold}`;
  const answer = cachedAnswers.get(key) ?? buildExample(person, threshold);
  cachedAnswers.set(key, answer);
  return answer;
}

async function buildExample(person: number, minutes: number): Promise<TracingExample> {
  const thresholds = [{ from: -Infinity, minutes }];
  const exposures = await traceExposures(
    formatId(person),
    start,
    createRecordStep(records, end, thresholds),
  );
  return {
    people: examplePeople,
    meetings: exampleMeetings,
    length: exampleMinutes,
    exposures: exposures.map(({ personId, level, exposedAt, path }): ExampleExposure => {
      const last = path.at(-1)!;
      return {
        person: Number(personId),
        level,
        exposedAt: exposedAt / MINUTE,
        rule: ContactRule[last.rule],
        carrier: Number(last.carrierId),
        from: findFirstMinute(last, minutes),
      };
    }),
  };
}

/** Finds the minute in which the contact of a transmission started; the transmission has only the moment of exposure. */
function findFirstMinute(
  { carrierId, personId, countedFrom }: TracedTransmission,
  minutes: number,
): number {
  const pair = new Set([carrierId, personId]);
  const spans = records.filter(
    ({ employeeId, crossEmployeeId }) => pair.has(employeeId) && pair.has(crossEmployeeId),
  );
  const contact = findQualifyingContact(mergeIntoEpisodes(cutSpans(spans, countedFrom, end)), [
    { from: -Infinity, minutes },
  ]);
  return contact!.span.start / MINUTE;
}

/** Formats an id of the example for tracing, with a fixed length so that ids sort like numbers. */
function formatId(person: number): string {
  return String(person).padStart(2, '0');
}
