import { MINUTE } from '../../durations.js';
import { BadUserInput } from '../../errors.js';
import { checkTimeMetric } from '../settings/time-metric.service.js';
import { exampleLength, exampleMeetings, examplePeople } from './example-day.js';
import type { ExampleExposure, TracingExample } from './example.entity.js';
import { cutSpans, episodesOf } from './episodes.js';
import { qualifyingContact } from './qualifying.js';
import { type ContactRecord, recordStep } from './record-step.js';
import { ContactRule } from './trace.entity.js';
import { traceExposures, type TracedMeeting } from './trace.js';

/** The day has no date: it begins at 0, and its minutes count from there. */
const start = 0;
const end = exampleLength * MINUTE;
const records: ContactRecord[] = exampleMeetings.map((meeting) => ({
  employeeId: idOf(meeting.person),
  crossEmployeeId: idOf(meeting.other),
  source: 'mobile',
  start: meeting.start * MINUTE,
  end: meeting.end * MINUTE,
}));

/** There are as many answers as people times thresholds, and each is always the same. */
const known = new Map<string, Promise<TracingExample>>();

/**
 * Who is exposed in the example's day by a person who is ill from its start on.
 * @throws BadUserInput naming `person` or `threshold`.
 */
export async function traceExample(person: number, threshold: number): Promise<TracingExample> {
  if (!examplePeople.some(({ id }) => id === person))
    throw new BadUserInput([
      { field: 'person', message: `Please select a person from 1 to ${examplePeople.length}` },
    ]);
  checkTimeMetric(threshold, 'threshold');
  const key = `${person} ${threshold}`;
  const answer = known.get(key) ?? exampleOf(person, threshold);
  known.set(key, answer);
  return answer;
}

async function exampleOf(person: number, minutes: number): Promise<TracingExample> {
  const thresholds = [{ from: -Infinity, minutes }];
  const exposures = await traceExposures(idOf(person), start, recordStep(records, end, thresholds));
  return {
    people: examplePeople,
    meetings: exampleMeetings,
    length: exampleLength,
    exposures: exposures.flatMap(({ personId, level, exposedAt, path }): ExampleExposure[] => {
      const last = path.at(-1);
      if (!last) return [];
      return [
        {
          person: Number(personId),
          level,
          exposedAt: exposedAt / MINUTE,
          rule: ContactRule[last.rule],
          carrier: Number(last.carrierId),
          from: firstMinute(last, minutes),
        },
      ];
    }),
  };
}

/** Where the contact of a step begins: the step itself says only when it reached the threshold. */
function firstMinute({ carrierId, personId, countedFrom }: TracedMeeting, minutes: number): number {
  const pair = new Set([carrierId, personId]);
  const spans = records.filter(
    ({ employeeId, crossEmployeeId }) => pair.has(employeeId) && pair.has(crossEmployeeId),
  );
  const contact = qualifyingContact(episodesOf(cutSpans(spans, countedFrom, end)), [
    { from: -Infinity, minutes },
  ]);
  if (!contact) throw new Error('A step without a contact');
  return contact.span.start / MINUTE;
}

/** Ids of the example, as the tracing takes them: of equal length, so that they sort as their numbers do. */
function idOf(person: number): string {
  return String(person).padStart(2, '0');
}
