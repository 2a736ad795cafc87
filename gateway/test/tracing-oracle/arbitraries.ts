import * as fc from 'fast-check';

import { DAY, HOUR, MINUTE } from '../../src/durations.js';
import type { ContactRecord } from '../../src/features/contacts/tracing/record-step.js';
import type { ThresholdPeriod } from '../../src/features/company/settings/thresholds.js';
import type { ContactSource } from '../../src/features/contacts/tracing/trace.js';

/* Random input in which critical cases are likely. All times are whole minutes. */

/** Ids of people, in ascending order. */
export const PEOPLE = ['a', 'b', 'c', 'd', 'e'].map(
  (letter) => `${letter}0000000-0000-7000-8000-000000000000`,
);

/** Mornings before clock changes in Europe, and a recent one, for which each day has its own partition. */
const mornings = fc.constantFrom(
  Date.UTC(2026, 2, 28, 8),
  Date.UTC(2025, 9, 25, 8),
  Math.floor(Date.now() / DAY) * DAY - 33 * DAY + 8 * HOUR,
);

const thresholdMinutes = fc.constantFrom(1, 2, 3, 4, 5, 10, 15, 20, 25, 30);

/** Gaps between records: overlapping, touching, about 5 minutes, hours, about a day. */
const gaps = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(-3, 0, 1, 4, 5, 5, 6, 7) },
  { weight: 2, arbitrary: fc.integer({ min: -30, max: 30 }) },
  { weight: 2, arbitrary: fc.integer({ min: 30, max: 14 * 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 23 * 60 - 20, max: 24 * 60 + 20 }) },
);

const lengths = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 8 }) },
  { weight: 3, arbitrary: fc.integer({ min: 8, max: 35 }) },
  { weight: 1, arbitrary: fc.constantFrom(12 * 60, 24 * 60) },
);

function thresholdsAround(morning: number): fc.Arbitrary<ThresholdPeriod[]> {
  const change = fc.record({
    // Half of them during the first meetings.
    from: fc
      .oneof(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 60 * 60 }))
      .map((minutes) => morning + minutes * MINUTE),
    minutes: thresholdMinutes,
  });
  return fc
    .tuple(
      thresholdMinutes,
      fc.uniqueArray(change, { maxLength: 2, selector: (period) => period.from }),
    )
    .map(([minutes, changes]) =>
      [{ from: -Infinity, minutes }].concat(changes.toSorted((a, b) => a.from - b.from)),
    );
}

/** Windows from days before to days after; about half of them start or end during the meetings. */
function windowsAround(morning: number): fc.Arbitrary<{ from: number; until: number }> {
  return fc
    .oneof(
      fc.constant([-3 * 24 * 60, 20 * 24 * 60] as const),
      fc.tuple(fc.integer({ min: -60, max: 40 }), fc.integer({ min: 2 * 60, max: 3 * 24 * 60 })),
      fc.tuple(fc.integer({ min: -60, max: 24 * 60 }), fc.integer({ min: 1, max: 3 * 24 * 60 })),
    )
    .map(([begin, length]) => ({
      from: morning + begin * MINUTE,
      until: morning + (begin + length) * MINUTE,
    }));
}

export interface PairCase {
  records: ContactRecord[];
  from: number;
  until: number;
  thresholds: ThresholdPeriod[];
}

/** Meetings of one pair by one source, some of them reported twice or by both phones. */
export const pairCases: fc.Arbitrary<PairCase> = mornings.chain((morning) =>
  fc
    .record({
      steps: fc.array(
        fc.record({
          gap: gaps,
          length: lengths,
          isReportedByBoth: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
        }),
        { maxLength: 14 },
      ),
      window: windowsAround(morning),
      thresholds: thresholdsAround(morning),
    })
    .map(({ steps, window: { from, until }, thresholds }) => {
      const [person, other] = PEOPLE as [string, string];
      const records: ContactRecord[] = [];
      let end = morning;
      for (const { gap, length, isReportedByBoth } of steps) {
        const start = end + gap * MINUTE;
        end = start + length * MINUTE;
        const record = { source: 'mobile' as const, start, end };
        records.push({ ...record, employeeId: person, crossEmployeeId: other });
        if (isReportedByBoth)
          records.push({ ...record, employeeId: other, crossEmployeeId: person });
      }
      return { records, thresholds, from, until };
    }),
);

export interface GroupCase extends PairCase {
  origin: string;
}

/** Meetings of five people over two days, mostly in the same few hours, and sometimes in a chain. */
export const groupCases: fc.Arbitrary<GroupCase> = groupCasesOver(0);

/** A group with a latent time in milliseconds. */
export interface LatentCase extends GroupCase {
  latencyMs: number;
}

/** A group whose meetings spread over up to three latent times of 0, 1 or 2 days. */
export const latentCases: fc.Arbitrary<LatentCase> = fc
  .constantFrom(0, 1, 2)
  .chain((latentDays) =>
    groupCasesOver(latentDays).map((group) => ({ ...group, latencyMs: latentDays * DAY })),
  );

/** Groups whose meetings are up to three steps of these days later, and whose chains have such steps. */
function groupCasesOver(stepDays: number): fc.Arbitrary<GroupCase> {
  return mornings.chain((morning) => groupCasesFrom(morning, stepDays));
}

function groupCasesFrom(morning: number, stepDays: number): fc.Arbitrary<GroupCase> {
  const stepMinutes = (stepDays * DAY) / MINUTE;
  const starts = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 150 }) },
    { weight: 1, arbitrary: fc.integer({ min: 12 * 60, max: 30 * 60 }) },
  );
  const steps = stepDays === 0 ? fc.constant(0) : fc.integer({ min: 0, max: 3 });
  const meeting = fc.record({
    people: fc.shuffledSubarray(PEOPLE, { minLength: 2, maxLength: 2 }),
    source: fc.constantFrom<ContactSource>('mobile', 'mobile', 'mobile', 'camera', 'manual'),
    start: fc.tuple(starts, steps).map(([start, step]) => start + step * stepMinutes),
    length: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 5, max: 40 })),
  });
  const chain = fc
    .record({
      people: fc.shuffledSubarray(PEOPLE, { minLength: 4, maxLength: 5 }),
      start: starts,
      length: fc.integer({ min: 15, max: 40 }),
    })
    .map(({ people, start, length }) =>
      people.slice(1).map((person, index) => ({
        people: [people[index]!, person],
        source: 'mobile' as const,
        start: start + index * (30 + stepMinutes),
        length,
      })),
    );
  return fc
    .record({
      chains: fc.array(chain, { maxLength: 2 }),
      meetings: fc.array(meeting, { minLength: 1, maxLength: 25, size: 'max' }),
      window: windowsAround(morning),
      thresholds: thresholdsAround(morning),
      origin: fc.constantFrom(...PEOPLE),
    })
    .map(({ chains, meetings, window: { from, until }, thresholds, origin }) => ({
      origin,
      thresholds,
      from,
      until: until + 3 * stepDays * DAY,
      records: [...chains.flat(), ...meetings].map(({ people, source, start, length }) => ({
        employeeId: people[0]!,
        crossEmployeeId: people[1]!,
        source,
        start: morning + start * MINUTE,
        end: morning + (start + length) * MINUTE,
      })),
    }));
}

/** Groups whose phones often report a contact together, now and then a few minutes more or less of it. */
export const reportedByBoth: fc.Arbitrary<LatentCase> = fc
  .tuple(
    latentCases,
    fc.array(fc.constantFrom(null, 0, 0, 0, -4, 3), { minLength: 7, maxLength: 7 }),
  )
  .map(([group, offsets]) => ({
    ...group,
    records: group.records.flatMap((record, index) => {
      const offset = offsets[index % offsets.length]!;
      const { employeeId, crossEmployeeId, start, end } = record;
      const other = {
        ...record,
        employeeId: crossEmployeeId,
        crossEmployeeId: employeeId,
        end: Math.max(start + MINUTE, end + (offset ?? 0) * MINUTE),
      };
      return offset === null || record.source !== 'mobile' ? [record] : [record, other];
    }),
  }));

/** Groups whose threshold never falls. */
export const groupCasesWithoutFall: fc.Arbitrary<GroupCase> = groupCases.map(withoutFall);

/** Groups with latent times whose threshold never falls. */
export const latentCasesWithoutFall: fc.Arbitrary<LatentCase> = latentCases.map(withoutFall);

function withoutFall<Group extends GroupCase>(group: Group): Group {
  const rising = group.thresholds.map((period) => period.minutes).toSorted((a, b) => a - b);
  const thresholds = group.thresholds.map(({ from }, index) => ({ from, minutes: rising[index]! }));
  return { ...group, thresholds };
}
