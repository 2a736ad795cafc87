import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../durations.js';
import { DiseaseCode } from '../../../validation/disease-code.js';
import { addDays, dayIn, startOfDayIn } from '../../company/profile/calendar-days.js';
import { diseaseCodes } from '../diseases/catalogue.js';
import { defaultFigures } from '../diseases/figures.js';
import { findDayZero } from './day-zero.js';
import { findIsolation, type IsolationFacts, type IsolationFigures } from './isolation.js';

const singapore = 'Asia/Singapore';
const known: IsolationFacts = {
  onsetDay: '2026-05-04',
  specimenDay: null,
  reportedDay: '2026-05-05',
  symptomsEndedAt: null,
  feverEndedAt: null,
  treatmentStartedAt: null,
  clearedAt: null,
};
const moment = new Date('2026-05-06T14:10:00+08:00');
const describeCase = (
  disease: DiseaseCode,
  given: Partial<IsolationFacts> = {},
  now = '2026-05-06T20:00:00+08:00',
  figures: Partial<IsolationFigures> = {},
) =>
  findIsolation(
    { ...known, ...given },
    { ...defaultFigures(disease), ...figures },
    singapore,
    Date.parse(now),
  );

describe('findIsolation', () => {
  it.each([
    [DiseaseCode.COVID_19, {}, 'until Thu 14 May, 10 days after symptoms began on Mon 4 May'],
    [DiseaseCode.NOROVIRUS, {}, 'until 48 hours after symptoms end, which nobody has reported'],
    [
      DiseaseCode.NOROVIRUS,
      { symptomsEndedAt: moment },
      'until Fri 8 May, 14:10, 48 hours after symptoms ended on Wed 6 May, 14:10',
    ],
    [
      DiseaseCode.INFLUENZA,
      {},
      'until 24 hours after fever ends without fever medicine, which nobody has reported',
    ],
    [
      DiseaseCode.INFLUENZA,
      { feverEndedAt: moment },
      'until Thu 7 May, 14:10, 24 hours after fever ended without fever medicine on Wed 6 May, 14:10',
    ],
    [
      DiseaseCode.MENINGOCOCCAL_DISEASE,
      { treatmentStartedAt: moment },
      'until Thu 7 May, 14:10, 24 hours after effective treatment began on Wed 6 May, 14:10',
    ],
    [
      DiseaseCode.TUBERCULOSIS,
      { treatmentStartedAt: moment },
      'until negative tests or a physician clear the person, which nobody has reported',
    ],
    [
      DiseaseCode.TUBERCULOSIS,
      { clearedAt: moment },
      'ended on Wed 6 May, 14:10, when negative tests or a physician cleared the person',
    ],
    [
      DiseaseCode.PERTUSSIS,
      {},
      'until Mon 25 May, 21 days after symptoms began on Mon 4 May, or 5 days after effective treatment begins',
    ],
    [
      DiseaseCode.PERTUSSIS,
      { treatmentStartedAt: moment },
      'until Mon 11 May, 14:10, 5 days after effective treatment began on Wed 6 May, 14:10',
    ],
    [
      DiseaseCode.PERTUSSIS,
      { treatmentStartedAt: moment, onsetDay: '2026-04-16' },
      'until Thu 7 May, 21 days after symptoms began on Thu 16 Apr',
    ],
  ])('names the rule that decides, or what is missing: %s with %j', (disease, given, reason) => {
    expect(describeCase(disease, given)?.reason).toBe(reason);
  });

  it('ends a day-based isolation with its last day, and says then that it is over', () => {
    expect(describeCase(DiseaseCode.COVID_19, {}, '2026-05-14T23:59:59+08:00')).toEqual({
      until: '2026-05-14',
      endsAt: Date.parse('2026-05-15T00:00:00+08:00'),
      isOver: false,
      rules: ['DAYS'],
      reason: 'until Thu 14 May, 10 days after symptoms began on Mon 4 May',
      missing: null,
    });
    expect(describeCase(DiseaseCode.COVID_19, {}, '2026-05-15T00:00:00+08:00')).toMatchObject({
      isOver: true,
      reason: 'ended on Thu 14 May, 10 days after symptoms began on Mon 4 May',
    });
  });

  it('names a date before which it cannot end, beside everything that is missing', () => {
    const figures = { feverFreeHours: 24, symptomFreeHours: 1, isolationDays: 5 };
    expect(describeCase(DiseaseCode.COVID_19, {}, undefined, figures)).toMatchObject({
      until: null,
      endsAt: null,
      isOver: false,
      reason:
        'until 1 hour after symptoms end and 24 hours after fever ends without fever medicine, which nobody has reported; not before Sat 9 May, 5 days after symptoms began on Mon 4 May',
    });
  });

  it('is null for a disease without any rule', () => {
    expect(describeCase(DiseaseCode.COVID_19, {}, undefined, { isolationDays: null })).toBeNull();
  });
});

/** Zones whose clocks change in the time around these cases, and one whose never do. */
const zones = fc.constantFrom('Europe/Berlin', 'America/Santiago', 'Asia/Beirut', singapore);
const firstMoment = Date.UTC(2026, 2, 20);
const hoursOfCase = fc.option(fc.integer({ min: 0, max: 20 * 24 }));
const generatedCases = fc.record({
  timeZone: zones,
  onsetAfterDays: fc.option(fc.integer({ min: 0, max: 10 })),
  ended: fc.tuple(hoursOfCase, hoursOfCase, hoursOfCase, hoursOfCase),
  figures: fc.oneof(
    fc.constantFrom(...diseaseCodes).map((disease) => defaultFigures(disease)),
    fc.record({
      isolationDays: fc.option(fc.integer({ min: 0, max: 14 })),
      symptomFreeHours: fc.option(fc.integer({ min: 1, max: 72 })),
      feverFreeHours: fc.option(fc.integer({ min: 1, max: 72 })),
      treatmentHours: fc.option(fc.integer({ min: 1, max: 130 })),
      needsClearance: fc.boolean(),
      isTreatmentAlternative: fc.boolean(),
    }),
  ),
});

/** Whether every rule holds at a moment, read rule by rule from that moment back. */
function holdsEverything(
  facts: IsolationFacts,
  figures: IsolationFigures,
  timeZone: string,
  at: number,
): boolean {
  const hasPassed = (since: Date | null, hours: number) =>
    since !== null && (at - since.getTime()) / HOUR >= hours;
  const zero = findDayZero(facts).day;
  const dayAfterZero = Math.round((Date.parse(dayIn(timeZone, at)) - Date.parse(zero)) / DAY);
  const { isolationDays, symptomFreeHours, feverFreeHours, treatmentHours } = figures;
  const days = isolationDays === null ? null : dayAfterZero > isolationDays;
  const treatment =
    treatmentHours === null ? null : hasPassed(facts.treatmentStartedAt, treatmentHours);
  const isEither = figures.isTreatmentAlternative && days !== null && treatment !== null;
  const rules = [
    ...(isEither ? [days || treatment] : [days, treatment]),
    symptomFreeHours === null ? null : hasPassed(facts.symptomsEndedAt, symptomFreeHours),
    feverFreeHours === null ? null : hasPassed(facts.feverEndedAt, feverFreeHours),
    figures.needsClearance ? hasPassed(facts.clearedAt, 0) : null,
  ];
  return rules.every((holds) => holds !== false);
}

describe('the end of isolation', () => {
  it('is the first hour at which a reading by hours finds that every rule holds', () => {
    fc.assert(
      fc.property(generatedCases, ({ timeZone, onsetAfterDays, ended, figures }) => {
        const [symptomsEndedAt, feverEndedAt, treatmentStartedAt, clearedAt] = ended.map((hours) =>
          hours === null ? null : new Date(firstMoment + hours * HOUR),
        ) as [Date | null, Date | null, Date | null, Date | null];
        const firstDay = dayIn(timeZone, firstMoment);
        const facts: IsolationFacts = {
          onsetDay: onsetAfterDays === null ? null : addDays(firstDay, onsetAfterDays),
          specimenDay: null,
          reportedDay: addDays(firstDay, 10),
          symptomsEndedAt,
          feverEndedAt,
          treatmentStartedAt,
          clearedAt,
        };
        const found = findIsolation(facts, figures, timeZone, firstMoment);
        // Midnights of these zones are at whole hours of UTC.
        const hours = Array.from({ length: 90 * 24 }, (_, hour) => firstMoment + hour * HOUR);
        const first = hours.find((at) => holdsEverything(facts, figures, timeZone, at));
        if (found === null) expect(first).toBe(firstMoment);
        else if (found.endsAt === null) expect(first).toBeUndefined();
        else {
          expect(first).toBe(Math.max(found.endsAt, firstMoment));
          expect(startOfDayIn(timeZone, found.until!)).toBeLessThan(found.endsAt);
          expect(startOfDayIn(timeZone, addDays(found.until!, 1))).toBeGreaterThanOrEqual(
            found.endsAt,
          );
          expect(found.isOver).toBe(found.endsAt <= firstMoment);
        }
      }),
      { numRuns: 300 },
    );
  });
});
