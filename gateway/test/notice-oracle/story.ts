import * as fc from 'fast-check';

import { DAY, HOUR, MINUTE } from '../../src/durations.js';
import { dayIn } from '../../src/features/company/profile/calendar-days.js';
import { type NoticeQuestion, NoticeKind } from '../../src/features/cases/notices/ladder.js';
import {
  countDays,
  type ReadNotice,
  type RememberedMeeting,
  type Rules,
  rulesInForce,
} from './reader.js';

/** A contact between two people of a company. */
export interface Meeting {
  people: readonly [string, string];
  start: number;
  end: number;
  /** Whose phones reported it. */
  reporters: readonly string[];
}

/** People whom a case exposed, each at a moment. All of them are informed together. */
export interface Batch {
  windowFrom: number;
  windowUntil: number;
  exposed: readonly { personId: string; exposedAt: number }[];
}

/** A company's contacts, and the batches in which its people are informed. */
export interface Story {
  people: readonly string[];
  meetings: readonly Meeting[];
  batches: readonly Batch[];
  timeZone: string;
  /** Minimum number of possible sources. */
  minCandidates: number;
}

/** Notices that a story results in. */
export interface SentNotices {
  /** Oldest first. */
  noticesByReader: Map<string, ReadNotice[]>;
  /** Choices to speak to somebody in person instead of sending a notice. */
  inPerson: ReadNotice[];
  /** Returns the people whom a reader knows to be informed: those with a notice, and those informed before the reader's notices. */
  findKnownInformed: (readerId: string) => Set<string>;
}

/** Informs the people of each batch like the gateway, which counts everybody in a batch as informed before the first choice. */
export function sendNotices(
  { people, meetings, batches, timeZone, minCandidates }: Story,
  { choose }: Pick<Rules, 'choose'> = rulesInForce,
): SentNotices {
  const contactsByPerson = groupContacts(meetings);
  const countsByPerson = new Map(
    [...contactsByPerson].map(([id, ofPerson]) => [
      id,
      countDays(
        ofPerson.filter(({ isOwn, isByOther }) => isOwn || isByOther),
        timeZone,
      ),
    ]),
  );
  const noticesByReader = new Map<string, ReadNotice[]>();
  const inPerson: ReadNotice[] = [];
  const informed = new Set<string>();
  for (const { windowFrom, windowUntil, exposed } of batches) {
    for (const { personId } of exposed) informed.add(personId);
    const sentBefore = [...noticesByReader].map(([personId, notices]) => ({
      personId,
      sent: notices.map(({ choice }) => ({
        kind: NoticeKind.EXPOSURE,
        candidateIds: choice.candidateIds,
      })),
    }));
    const questions = exposed.map(({ personId, exposedAt }): NoticeQuestion => {
      const [own, others] = [true, false].map((isOwn) =>
        sentBefore.filter((reader) => (reader.personId === personId) === isOwn),
      );
      return {
        personId,
        exposedAt,
        windowFrom,
        windowUntil,
        contacts: (contactsByPerson.get(personId) ?? []).filter(({ isByOther }) => isByOther),
        sent: own!.flatMap(({ sent }) => sent),
        sentToOthers: others!.flatMap(({ sent }) => sent),
        informed: new Set(informed),
        peopleCount: people.length,
        minCandidates,
        timeZone,
      };
    });
    for (const question of questions) {
      const notice = {
        question,
        choice: choose(question),
        toldOn: dayIn(timeZone, windowUntil),
        remembered: contactsByPerson.get(question.personId) ?? [],
        counts: countsByPerson.get(question.personId) ?? new Map(),
      };
      if (notice.choice.detail === null) inPerson.push(notice);
      else
        noticesByReader.set(question.personId, [
          ...(noticesByReader.get(question.personId) ?? []),
          notice,
        ]);
    }
  }
  const findKnownInformed = (readerId: string) =>
    new Set([
      ...noticesByReader.keys(),
      ...(noticesByReader.get(readerId) ?? []).flatMap(({ question }) => [...question.informed]),
    ]);
  return { noticesByReader, inPerson, findKnownInformed };
}

function groupContacts(
  meetings: readonly Meeting[],
): Map<string, (RememberedMeeting & { isByOther: boolean })[]> {
  const contacts = meetings.flatMap(({ people: [one, other], start, end, reporters }) => {
    const [byOne, byOther] = [reporters.includes(one), reporters.includes(other)];
    return [
      { readerId: one, personId: other, start, end, isOwn: byOne, isByOther: byOther },
      { readerId: other, personId: one, start, end, isOwn: byOther, isByOther: byOne },
    ];
  });
  return Map.groupBy(contacts, ({ readerId }) => readerId);
}

/** Zones whose clocks change at 02:00, at 01:00, at midnight, by half an hour, and never. */
const timeZones = fc.constantFrom(
  'Europe/Berlin',
  'America/Havana',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Singapore',
);

/** Days around clock changes, and others. */
const firstDays = fc.constantFrom(
  Date.UTC(2026, 2, 26),
  Date.UTC(2025, 9, 24),
  Date.UTC(2026, 10, 13),
);

/** Draws people who meet over up to 16 days, and up to 4 batches. A case exposes people whom it met in its window. */
export const stories: fc.Arbitrary<Story> = fc
  .record({
    people: fc.integer({ min: 4, max: 20 }),
    days: fc.constantFrom(1, 2, 4, 8, 16),
    firstDay: firstDays,
    timeZone: timeZones,
    minCandidates: fc.constantFrom(5, 5, 5, 3, 4, 7, 10),
  })
  .chain(({ people, days, firstDay, timeZone, minCandidates }) => {
    const person = fc.integer({ min: 0, max: people - 1 });
    const minutesOfDay = fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 8 * 60, max: 18 * 60 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 24 * 60 }) },
    );
    const meeting = fc.record({
      people: fc.uniqueArray(person, { minLength: 2, maxLength: 6 }),
      day: fc.integer({ min: 0, max: days - 1 }),
      minute: minutesOfDay,
      length: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(8 * 60, 24 * 60)),
      /** Index of the person whose phone reports nothing of it; null: all phones report it. */
      silent: fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 5 }) },
      ),
    });
    const batch = fc.record({
      illPerson: person,
      begin: fc.integer({ min: 0, max: days - 1 }),
      length: fc.integer({ min: 6, max: days * 24 }),
      /** Whether each contact of the case exposes. */
      exposes: fc.infiniteStream(fc.boolean()),
    });
    return fc
      .record({
        meetings: fc.array(meeting, { minLength: 1, maxLength: 12 * days, size: 'max' }),
        batches: fc.array(batch, { minLength: 1, maxLength: 4 }),
      })
      .map(({ meetings, batches }) => {
        const formatName = (index: number) => `person ${String(index).padStart(2, '0')}`;
        const pairs = meetings.flatMap(({ people: group, day, minute, length, silent }) => {
          const start = firstDay + day * DAY + minute * MINUTE;
          const names = group.map(formatName);
          return names.flatMap((one, index) =>
            names.slice(index + 1).map((other): Meeting => ({
              people: [one, other],
              start,
              end: start + length * MINUTE,
              reporters: [one, other].filter((name) => name !== names[silent ?? -1]),
            })),
          );
        });
        return {
          minCandidates,
          people: Array.from({ length: people }, (_, index) => formatName(index)),
          timeZone,
          meetings: pairs,
          batches: batches.map(({ illPerson, begin, length, exposes }): Batch => {
            const windowFrom = firstDay + begin * DAY;
            const windowUntil = windowFrom + length * HOUR;
            const ends = new Map<string, number>();
            for (const { people: pair, start, end, reporters } of pairs) {
              const isInside = start < windowUntil && end > windowFrom;
              if (!pair.includes(formatName(illPerson)) || !isInside || !exposes.next().value)
                continue;
              const other = pair[0] === formatName(illPerson) ? pair[1] : pair[0];
              // What only the phone of the exposed person reports informs nobody by itself.
              if (!reporters.includes(formatName(illPerson))) continue;
              const exposedAt = Math.min(end, windowUntil);
              ends.set(other, Math.max(exposedAt, ends.get(other) ?? -Infinity));
            }
            const exposed = [...ends].map(([personId, exposedAt]) => ({ personId, exposedAt }));
            return { windowFrom, windowUntil, exposed };
          }),
        };
      });
  });
