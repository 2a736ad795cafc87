import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../durations.js';
import { addDays, dayIn, startOfDayIn } from '../../company/profile/calendar-days.js';
import { ReleaseTest } from '../diseases/disease-enums.js';
import { computeFollowUp } from '../follow-up/compute-follow-up.js';
import {
  CountedFrom,
  type FollowUpFigures,
  FollowUpActKind,
  type RecordedAct,
  TestResult,
} from '../follow-up/follow-up-facts.js';
import { toInstruction } from '../../own-file/own-instructions.js';
import { announceQuarantine, type Telling } from './announcement.js';
import { NoticeDetail } from './ladder.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const figures: FollowUpFigures = {
  quarantineDays: 10,
  releaseTestDay: 5,
  releaseTests: [ReleaseTest.PCR],
  latentDays: 2,
  immunity: { doses: null, laboratory: false, illness: false },
  plan: [],
  stayHomeFromDay: 0,
};
const exposedOn = '2026-05-06';
const toldOn = '2026-05-07';
const tell = (time: Telling['time'], given: Partial<Telling['figures']> = {}) =>
  announceQuarantine({ time, exposedOn, toldOn, figures: { ...figures, ...given } });

describe('announceQuarantine', () => {
  it.each([
    ['the exposure', NoticeDetail.DAY_PART, exposedOn, CountedFrom.EXPOSURE, '2026-05-16'],
    ['the exposure', NoticeDetail.DAY, exposedOn, CountedFrom.EXPOSURE, '2026-05-16'],
    ['the end of the days', NoticeDetail.FEW_DAYS, '2026-05-07', CountedFrom.PERIOD, '2026-05-17'],
    ['the end of the week', NoticeDetail.WEEK, '2026-05-10', CountedFrom.PERIOD, '2026-05-20'],
    ['the telling', NoticeDetail.NO_TIME, null, CountedFrom.TELLING, '2026-05-17'],
    ['the telling', null, null, CountedFrom.TELLING, '2026-05-17'],
  ])('counts from %s for a time of detail %s', (_, detail, to, countedFrom, until) => {
    const testDay = addDays(until, -5);
    expect(tell({ detail, to })).toEqual({ until, testDay, countedFrom });
  });

  it('names no test where none ends a quarantine, and nothing without a quarantine', () => {
    const time = { detail: NoticeDetail.DAY, to: exposedOn };
    expect(tell(time, { releaseTestDay: null })).toMatchObject({ testDay: null });
    expect(tell(time, { quarantineDays: null })).toBeNull();
  });
});

const timeZone = 'Asia/Singapore';
const monday = '2026-05-04';
const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));

interface Act {
  kind: FollowUpActKind.TESTED | FollowUpActKind.RELEASED;
  /** Days after the telling. */
  after: number;
}

/** Tests and releases that may follow the telling. */
const laterActs = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom(FollowUpActKind.TESTED, FollowUpActKind.RELEASED),
    after: fc.integer({ min: 0, max: 20 }),
  }),
  { maxLength: 2 },
);

function makeAct(kind: FollowUpActKind, day: string, given: Partial<RecordedAct>): RecordedAct {
  return {
    id: `${kind} ${day}`,
    kind,
    at: startOfDayIn(timeZone, day) + 12 * HOUR,
    day: null,
    happenedAt: null,
    step: null,
    prophylaxis: null,
    test: null,
    result: null,
    caseId: null,
    quarantineUntil: null,
    corroboratedUntil: null,
    announced: null,
    assignee: null,
    isUndone: false,
    ...given,
  };
}

/** Plays what the person, and the officer's row, say on each of 40 days from the telling on. */
function play(exposed: string, time: Telling['time'], told: string, acts: readonly Act[]) {
  const lastExposedAt = startOfDayIn(timeZone, exposed) + 10 * HOUR;
  const announced = announceQuarantine({ time, exposedOn: exposed, toldOn: told, figures });
  const informed = makeAct(FollowUpActKind.INFORMED, told, {
    announced,
    quarantineUntil: addDays(exposed, 10),
  });
  const later = acts.map(({ kind, after }) => {
    const day = addDays(told, after);
    const isTest = kind === FollowUpActKind.TESTED;
    const result = isTest ? TestResult.NEGATIVE : null;
    return makeAct(kind, day, { day, result, test: isTest ? ReleaseTest.PCR : null });
  });
  return Array.from({ length: 40 }, (_, count) => {
    const now = startOfDayIn(timeZone, told) + count * DAY + 13 * HOUR;
    const row = computeFollowUp({
      immunityEvidence: [],
      exposures: [
        {
          caseId: 'case',
          caseNumber: 1,
          caseOpenedAt: lastExposedAt,
          caseDayZero: '2026-05-06',
          level: 1,
          exposedAt: lastExposedAt,
          lastExposedAt,
          minutes: 20,
          source: 'mobile',
          corroborated: { level: 1, exposedAt: lastExposedAt, lastExposedAt },
        },
      ],
      acts: [informed, ...later].filter(({ at }) => at <= now),
      ownCases: [],
      figures,
      levels: 1,
      timeZone,
      now,
    })!;
    const { informedAt, state, quarantineUntil, releaseTestDay, nextStep } = row;
    const own = { ...row, disease: DiseaseCode.COVID_19, informedAt: new Date(informedAt!) };
    return {
      instruction: toInstruction(own, dayIn(timeZone, now)),
      // The officer acts on these dates, and the person sees what the officer does.
      row: { state, quarantineUntil, releaseTestDay, nextStep },
    };
  });
}

describe('a hidden day', () => {
  it.each([
    ['two days', NoticeDetail.FEW_DAYS, [0, 1], 1],
    ['two more days', NoticeDetail.FEW_DAYS, [2, 3], 3],
    ['three days', NoticeDetail.FEW_DAYS, [4, 5, 6], 6],
    ['a week', NoticeDetail.WEEK, [0, 1, 2, 3, 4, 5, 6], 6],
    ['no time', NoticeDetail.NO_TIME, [0, 1, 2, 3, 4, 5, 6], null],
    ['somebody who was called', null, [0, 1, 2, 3, 4, 5, 6], null],
  ])('shows on no later day, whatever happens since: %s', (_, detail, possible, last) => {
    const time = { detail, to: last === null ? null : days[last]! };
    fc.assert(
      fc.property(laterActs, fc.integer({ min: 0, max: 3 }), (acts, delay) => {
        const told = addDays(days[possible.at(-1)!]!, delay);
        const [first, ...others] = possible.map((day) => play(days[day]!, time, told, acts));
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: 40 },
    );
  });

  it('would show if the dates counted from the exposure', () => {
    const time = { detail: NoticeDetail.DAY, to: null };
    expect(play(days[0]!, time, days[2]!, [])).not.toEqual(play(days[1]!, time, days[2]!, []));
  });
});
