import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { addDays, dayIn, startOfDayIn } from '../../company/profile/calendar-days.js';
import { diseaseCodes } from '../diseases/catalogue.js';
import { defaultFigures } from '../diseases/figures.js';
import { DiseaseCode } from '../../../validation/disease-code.js';
import { DayZeroBasis, findDayZero } from './day-zero.js';
import { findInfectiousWindow, WindowEnd, type WindowFacts } from './infectious-window.js';

const covid = defaultFigures(DiseaseCode.COVID_19);
const notEnded = {
  symptomsEndedAt: null,
  feverEndedAt: null,
  treatmentStartedAt: null,
  clearedAt: null,
  closedAt: null,
};

/** Time zones with days of 23, 23.5, 24.5 and 25 hours, whose clocks change at midnight or later. */
const zones = fc.constantFrom(
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Asia/Singapore',
  'Australia/Lord_Howe',
  'Europe/Berlin',
);
/** Days around the clock changes of those zones. */
const days = fc
  .tuple(
    fc.constantFrom(
      '2026-03-08',
      '2026-03-29',
      '2026-04-05',
      '2026-09-06',
      '2026-10-25',
      '2026-11-01',
    ),
    fc.integer({ min: -20, max: 20 }),
  )
  .map(([day, shift]) => addDays(day, shift));

/** A case in which each of onset, specimen and isolation may be unknown. */
const cases = fc.record({
  timeZone: zones,
  reportedDay: days,
  onsetBefore: fc.option(fc.integer({ min: 0, max: 15 })),
  specimenBefore: fc.option(fc.integer({ min: 0, max: 15 })),
  closedAfterMinutes: fc.option(fc.integer({ min: 0, max: 30 * 24 * 60 })),
  treatedAfterMinutes: fc.option(fc.integer({ min: 0, max: 12 * 24 * 60 })),
  isolatedAfterMinutes: fc.option(fc.integer({ min: -12 * 24 * 60, max: 12 * 24 * 60 })),
  figures: fc.oneof(
    fc.constantFrom(...diseaseCodes).map((disease) => defaultFigures(disease)),
    fc
      .record({
        infectiousDaysBefore: fc.option(fc.integer({ min: 0, max: 5 })),
        infectiousDaysAfter: fc.option(fc.integer({ min: 0, max: 21 })),
        treatmentHours: fc.option(fc.constant(24)),
      })
      .map((figures) => ({ ...covid, isolationDays: null, ...figures })),
  ),
  nowAfterMinutes: fc.integer({ min: 0, max: 30 * 24 * 60 }),
});
type Generated = typeof cases extends fc.Arbitrary<infer Case> ? Case : never;

function toFacts(generated: Generated): WindowFacts {
  const before = (shift: number | null) =>
    shift === null ? null : addDays(generated.reportedDay, -shift);
  const reportedAt = Date.parse(generated.reportedDay) + 12 * HOUR;
  const after = (minutes: number | null) =>
    minutes === null ? null : new Date(reportedAt + minutes * MINUTE);
  return {
    ...notEnded,
    reportedDay: generated.reportedDay,
    onsetDay: before(generated.onsetBefore),
    specimenDay: before(generated.specimenBefore),
    isolatedAt: after(generated.isolatedAfterMinutes),
    treatmentStartedAt: after(generated.treatedAfterMinutes),
    closedAt: after(generated.closedAfterMinutes),
  };
}

/** Whether a case of a disease without days after is neither closed nor, by its treatment, out of isolation. */
function isBeforeOtherEnds(
  { closedAt, treatmentStartedAt }: WindowFacts,
  { treatmentHours, needsClearance }: typeof covid,
  moment: number,
): boolean {
  const isTreated =
    !needsClearance &&
    treatmentHours !== null &&
    treatmentStartedAt !== null &&
    moment >= treatmentStartedAt.getTime() + treatmentHours * HOUR;
  return !isTreated && (closedAt === null || moment < closedAt.getTime());
}

const countDays = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

describe('findDayZero', () => {
  it.each([
    ['the onset', '2026-05-01', '2026-05-03', { day: '2026-05-01', basis: DayZeroBasis.ONSET }],
    ['the onset', '2026-05-04', null, { day: '2026-05-04', basis: DayZeroBasis.ONSET }],
    ['the specimen', null, '2026-05-03', { day: '2026-05-03', basis: DayZeroBasis.SPECIMEN }],
    ['the report', null, null, { day: '2026-05-05', basis: DayZeroBasis.REPORT }],
  ])('uses the day of %s', (_, onsetDay, specimenDay, dayZero) => {
    expect(findDayZero({ onsetDay, specimenDay, reportedDay: '2026-05-05' })).toEqual(dayZero);
  });
});

describe('findInfectiousWindow', () => {
  it('starts 2 days before the positive date of COVID-19 when nothing else is known', () => {
    const known = {
      ...notEnded,
      onsetDay: null,
      specimenDay: '2026-05-04',
      reportedDay: '2026-05-05',
      isolatedAt: null,
    };
    const now = Date.UTC(2026, 4, 6);
    expect(findInfectiousWindow(known, covid, 'Asia/Singapore', now)).toEqual({
      from: Date.parse('2026-05-02T00:00:00+08:00'),
      until: now,
      startReason: 'SPECIMEN',
      endReason: 'NOW',
      reason: 'from Sat 2 May, 2 days before the sample was taken on Mon 4 May, until now',
    });
  });

  it('names in words what ended it', () => {
    const known = {
      ...notEnded,
      onsetDay: '2026-05-04',
      specimenDay: null,
      reportedDay: '2026-05-05',
      isolatedAt: new Date('2026-05-06T14:10:00+08:00'),
    };
    const later = Date.UTC(2026, 5, 6);
    expect(findInfectiousWindow(known, covid, 'Asia/Singapore', later)).toMatchObject({
      until: known.isolatedAt.getTime(),
      reason:
        'from Sat 2 May, 2 days before symptoms began on Mon 4 May, until isolation on Wed 6 May, 14:10',
    });
    const open = { ...known, isolatedAt: null };
    const sameDay = { ...covid, infectiousDaysBefore: 0, infectiousDaysAfter: 1 };
    expect(findInfectiousWindow(open, sameDay, 'Asia/Singapore', later)).toMatchObject({
      endReason: 'DAYS_AFTER',
      until: Date.parse('2026-05-06T00:00:00+08:00'),
      reason:
        'from Mon 4 May, the day symptoms began, until the end of Tue 5 May, 1 day after symptoms began on Mon 4 May',
    });
  });

  it('is empty if isolation began before its start, and the reason says so', () => {
    const known = {
      ...notEnded,
      onsetDay: '2026-05-04',
      specimenDay: null,
      reportedDay: '2026-05-05',
      isolatedAt: new Date('2026-05-01T09:00:00+08:00'),
    };
    const found = findInfectiousWindow(known, covid, 'Asia/Singapore', Date.UTC(2026, 4, 6));
    expect(found).toMatchObject({
      until: found.from,
      endReason: WindowEnd.ISOLATION,
      reason:
        'at no time: it would begin on Sat 2 May, 2 days before symptoms began on Mon 4 May, but has ended by then with isolation on Fri 1 May, 09:00',
    });
  });

  it.each([
    ['until now, if nothing has ended it', {}, WindowEnd.NOW, 'now'],
    [
      'until isolation has ended by treatment',
      { treatmentStartedAt: new Date('2026-05-06T14:10:00+08:00') },
      WindowEnd.CLEARED,
      'the end of isolation on Thu 7 May, 14:10',
    ],
    [
      'until the case was closed',
      { closedAt: new Date('2026-05-06T14:10:00+08:00') },
      WindowEnd.CLOSED,
      'the closing of the case on Wed 6 May, 14:10',
    ],
  ])('lasts for a disease without days after %s', (_, given, endReason, words) => {
    const known = {
      ...notEnded,
      onsetDay: '2026-05-04',
      specimenDay: null,
      reportedDay: '2026-05-05',
      isolatedAt: null,
      ...given,
    };
    const figures = { ...defaultFigures(DiseaseCode.SCABIES), infectiousDaysBefore: null };
    const found = findInfectiousWindow(known, figures, 'Asia/Singapore', Date.UTC(2026, 5, 6));
    expect(found).toMatchObject({
      endReason,
      reason: `from Mon 4 May, the day symptoms began, until ${words}`,
    });
    expect(findInfectiousWindow(known, figures, 'Asia/Singapore', Infinity).until).toBe(
      endReason === WindowEnd.NOW ? Infinity : found.until,
    );
  });

  it('contains exactly the moments of its days before isolation and now', () => {
    fc.assert(
      fc.property(
        cases,
        fc.array(fc.integer({ min: -30 * 48, max: 30 * 48 })),
        (generated, halfHours) => {
          const { timeZone, figures } = generated;
          const known = toFacts(generated);
          const now =
            startOfDayIn(timeZone, generated.reportedDay) + generated.nowAfterMinutes * MINUTE;
          const found = findInfectiousWindow(known, figures, timeZone, now);
          const { day } = findDayZero(known);
          const moments = [
            ...halfHours.map((count) => Date.parse(day) + count * 30 * MINUTE),
            ...[found.from, found.until].flatMap((end) => [end - 1, end]),
          ];
          for (const moment of moments) {
            const distance = countDays(day, dayIn(timeZone, moment));
            const isInfectious =
              distance + (figures.infectiousDaysBefore ?? 0) >= 0 &&
              (figures.infectiousDaysAfter === null
                ? isBeforeOtherEnds(known, figures, moment)
                : distance <= figures.infectiousDaysAfter) &&
              moment < now &&
              (known.isolatedAt === null || moment < known.isolatedAt.getTime());
            expect(found.from <= moment && moment < found.until).toBe(isInfectious);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('would end later without the end that it names', () => {
    fc.assert(
      fc.property(cases, (generated) => {
        const known = toFacts(generated);
        const now =
          startOfDayIn(generated.timeZone, generated.reportedDay) +
          generated.nowAfterMinutes * MINUTE;
        const found = findInfectiousWindow(known, generated.figures, generated.timeZone, now);
        const without = {
          ISOLATION: () =>
            findInfectiousWindow(
              { ...known, isolatedAt: null },
              generated.figures,
              generated.timeZone,
              now,
            ),
          NOW: () => findInfectiousWindow(known, generated.figures, generated.timeZone, Infinity),
          CLEARED: () =>
            findInfectiousWindow(
              { ...known, treatmentStartedAt: null },
              generated.figures,
              generated.timeZone,
              now,
            ),
          CLOSED: () =>
            findInfectiousWindow(
              { ...known, closedAt: null },
              generated.figures,
              generated.timeZone,
              now,
            ),
          DAYS_AFTER: () =>
            findInfectiousWindow(
              known,
              { ...generated.figures, infectiousDaysAfter: 1000 },
              generated.timeZone,
              now,
            ),
        }[found.endReason]();
        expect(without.until).toBeGreaterThanOrEqual(found.until);
        // Nothing else may end the window of a disease without days after.
        if (without.until < Infinity) expect(without.endReason).not.toBe(found.endReason);
        expect(found.startReason).toBe(findDayZero(known).basis);
      }),
      { numRuns: 500 },
    );
  });
});
