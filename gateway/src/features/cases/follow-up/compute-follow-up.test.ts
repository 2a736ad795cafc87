import { describe, expect, it } from 'vitest';
import { drawStory, shuffle } from '../../../../test/follow-up-oracle/events.js';
import { foldEvents } from '../../../../test/follow-up-oracle/row-of-events.js';
import { computeRowByDays } from '../../../../test/follow-up-oracle/row-by-days.js';
import { Random } from '../../../demo/random.js';
import { HOUR } from '../../../durations.js';
import { ReleaseTest } from '../diseases/disease-enums.js';
import { computeFollowUp } from './compute-follow-up.js';
import {
  type CaseExposure,
  FollowUpActKind,
  type FollowUpFacts,
  type FollowUpFigures,
  type RecordedAct,
  TestResult,
} from './follow-up-facts.js';

const timeZone = 'Asia/Singapore';
const at = (local: string) => Date.parse(`${local}+08:00`);

function exposed(local: string, minutes = 25, caseNumber = 12): CaseExposure {
  const lastExposedAt = at(local);
  return {
    caseId: `case-${caseNumber}`,
    caseNumber,
    caseOpenedAt: at('2026-05-06T09:00'),
    caseDayZero: '2026-05-06',
    level: 1,
    exposedAt: lastExposedAt,
    lastExposedAt,
    minutes,
    source: 'mobile',
    corroborated: { level: 1, exposedAt: lastExposedAt, lastExposedAt },
  };
}

function act(kind: FollowUpActKind, local: string, values: Partial<RecordedAct> = {}): RecordedAct {
  return {
    id: `${kind} ${local}`,
    kind,
    at: at(local),
    day: null,
    happenedAt: null,
    step: null,
    prophylaxis: null,
    test: null,
    result: null,
    caseId: null,
    quarantineUntil: null,
    corroboratedUntil: values.quarantineUntil ?? null,
    announced: null,
    assignee: null,
    isUndone: false,
    ...values,
  };
}

const { INFORMED, TESTED, RELEASED, CORRECTED, ASSIGNED, NOTE } = FollowUpActKind;
const informed = (local: string, quarantineUntil: string | null, values = {}) =>
  act(INFORMED, local, { quarantineUntil, ...values });
const tested = (local: string, result = TestResult.NEGATIVE, values = {}) =>
  act(TESTED, local, { day: local.slice(0, 10), test: ReleaseTest.PCR, result, ...values });

function makeFigures(figures: Partial<FollowUpFigures>): FollowUpFigures {
  return {
    quarantineDays: 10,
    releaseTestDay: 5,
    releaseTests: [ReleaseTest.PCR],
    latentDays: 2,
    immunity: { doses: null, laboratory: false, illness: false },
    plan: [],
    stayHomeFromDay: 0,
    ...figures,
  };
}

function compute(facts: Partial<FollowUpFacts>, now = '2026-05-07T12:00') {
  return computeFollowUp({
    exposures: [],
    acts: [],
    ownCases: [],
    immunityEvidence: [],
    figures: makeFigures({}),
    levels: 1,
    timeZone,
    now: at(now),
    ...facts,
  });
}

const monday = exposed('2026-05-04T14:10');

describe('computeFollowUp', () => {
  it('requires informing an exposed person within 24 hours of the opening of the case, with a reason', () => {
    expect(compute({ exposures: [monday] })).toEqual({
      state: 'TO_INFORM',
      nextStep: 'INFORM',
      opensAt: at('2026-05-06T09:00'),
      dueAt: at('2026-05-07T09:00'),
      stepStatus: 'OVERDUE',
      steps: [],
      restriction: { kind: 'STAY_HOME', from: '2026-05-04', until: '2026-05-14' },
      quarantineUntil: '2026-05-14',
      releaseTestDay: '2026-05-09',
      reason: 'until Thu 14 May, because of 25 min with case C-12 on Mon 4 May, 14:10',
      informedAt: null,
      toldUntil: null,
      toldFrom: null,
      toldTestDay: null,
      toldEndedOn: null,
      owesCorrection: false,
      immunity: 'UNKNOWN',
      immunityEvidenceId: null,
      assignee: null,
      corroboratedStep: 'INFORM',
      corroboratedUntil: '2026-05-14',
      isOwnPhoneOnly: false,
      changesAt: at('2026-05-09T00:00'),
    });
  });

  it('counts from the day before if the contact ends at midnight', () => {
    expect(compute({ exposures: [exposed('2026-05-05T00:00')] })).toMatchObject({
      quarantineUntil: '2026-05-14',
      releaseTestDay: '2026-05-09',
    });
  });

  it('names the length of a contact in its reason as lists do: rounded down', () => {
    const { reason } = compute({ exposures: [exposed('2026-05-04T14:10', 33.77)] })!;
    expect(reason).toContain('because of 33 min with case C-12');
    expect(compute({ exposures: [exposed('2026-05-04T14:10', 65)] })!.reason).toContain(
      '1 h 5 min',
    );
  });

  it('returns null without an exposure that counts and without an act', () => {
    expect(compute({})).toBeNull();
    expect(compute({ exposures: [{ ...monday, level: 2 }] })).toBeNull();
    expect(compute({ acts: [act(NOTE, '2026-05-06T10:00', { isUndone: true })] })).toBeNull();
  });

  it('includes secondary and tertiary contacts if the company wants them', () => {
    expect(compute({ exposures: [{ ...monday, level: 2 }], levels: 2 })).toMatchObject({
      state: 'TO_INFORM',
      reason:
        'until Thu 14 May, because of 25 min with somebody exposed by case C-12 on Mon 4 May, 14:10',
    });
  });

  it('keeps an informed person in quarantine until the release test is due, and releases after the last day', () => {
    const facts = { exposures: [monday], acts: [informed('2026-05-06T10:00', '2026-05-14')] };
    const states = ['2026-05-08T23:59', '2026-05-09T00:00', '2026-05-14T23:59', '2026-05-15T00:00'];
    expect(
      states.map((now) => {
        const { state, nextStep, dueAt, changesAt } = compute(facts, now)!;
        return [state, nextStep, dueAt, changesAt];
      }),
    ).toEqual([
      ['IN_QUARANTINE', 'RELEASE', at('2026-05-15T00:00'), at('2026-05-09T00:00')],
      ['TEST_DUE', 'TEST', at('2026-05-09T00:00'), at('2026-05-15T00:00')],
      ['TEST_DUE', 'TEST', at('2026-05-09T00:00'), at('2026-05-15T00:00')],
      ['RELEASED', null, null, null],
    ]);
  });

  it('requires informing again when a second exposure extends the quarantine', () => {
    const acts = [informed('2026-05-06T10:00', '2026-05-14')];
    const second = exposed('2026-05-06T16:00', 40, 13);
    expect(compute({ exposures: [monday, second], acts })).toMatchObject({
      state: 'TO_INFORM',
      quarantineUntil: '2026-05-16',
      toldUntil: '2026-05-14',
      reason: 'until Sat 16 May, because of 40 min with case C-13 on Wed 6 May, 16:00',
    });
  });

  it('counts the 24 hours to inform again from the case that brought the news, not from an earlier one', () => {
    const acts = [informed('2026-05-06T10:00', '2026-05-14')];
    const opened = (exposure: CaseExposure, local: string) => ({
      ...exposure,
      caseOpenedAt: at(local),
    });
    const second = opened(exposed('2026-05-05T16:00', 40, 13), '2026-05-11T08:00');
    const now = '2026-05-11T08:02';
    expect(compute({ exposures: [monday, second], acts }, now)!.dueAt).toBe(at('2026-05-12T08:00'));
    // Nobody can be told of a contact before it happened.
    const later = exposed('2026-05-09T16:00');
    expect(compute({ exposures: [later], acts }, now)!.dueAt).toBe(at('2026-05-10T16:00'));
    expect(compute({ exposures: [later] }, now)!.dueAt).toBe(at('2026-05-10T16:00'));
    // A correction told how things stood as well.
    const corrected = [...acts, act(CORRECTED, '2026-05-10T12:00')];
    expect(compute({ exposures: [monday], acts: corrected }, now)!.dueAt).toBe(
      at('2026-05-11T12:00'),
    );
  });

  it('counts the 24 hours from an exposure that is news where nobody is asked to stay home', () => {
    const figures = makeFigures({ quarantineDays: null, releaseTestDay: null, releaseTests: [] });
    const acts = [informed('2026-05-06T10:00', null)];
    const again = [
      monday,
      { ...exposed('2026-05-06T16:00', 25, 13), caseOpenedAt: at('2026-05-08T09:00') },
    ];
    expect(compute({ exposures: again, figures, acts })!.dueAt).toBe(at('2026-05-09T09:00'));
  });

  it('shortens the quarantine if an exposure no longer counts, but not to before a day on which an act recorded it', () => {
    const acts = [informed('2026-05-06T10:00', '2026-05-14')];
    const early = {
      exposures: [exposed('2026-05-01T09:00')],
      figures: makeFigures({ releaseTestDay: null, releaseTests: [] }),
    };
    expect(compute({ ...early, acts })).toMatchObject({
      state: 'IN_QUARANTINE',
      quarantineUntil: '2026-05-11',
    });
    const late = [informed('2026-05-13T10:00', '2026-05-14')];
    expect(compute({ ...early, acts: late }, '2026-05-13T12:00')).toMatchObject({
      state: 'IN_QUARANTINE',
      quarantineUntil: '2026-05-13',
    });
    expect(compute({ ...early, acts: late }, '2026-05-14T00:00')!.state).toBe('RELEASED');
  });

  it('ends quarantine with a negative test of the right kind on or after the test day', () => {
    const acts = [informed('2026-05-06T10:00', '2026-05-14')];
    const after = (test: RecordedAct) =>
      compute({ exposures: [monday], acts: [...acts, test] }, '2026-05-10T12:00')!;
    expect(after(tested('2026-05-09T08:00'))).toMatchObject({
      state: 'RELEASED',
      quarantineUntil: '2026-05-09',
      reason: 'until Sat 9 May, because of a negative test on Sat 9 May',
    });
    expect(after(tested('2026-05-08T08:00')).state).toBe('TEST_DUE');
    const antigen = { test: ReleaseTest.ANTIGEN };
    expect(after(tested('2026-05-09T08:00', TestResult.NEGATIVE, antigen)).state).toBe('TEST_DUE');
    const undone = { isUndone: true };
    expect(after(tested('2026-05-09T08:00', TestResult.NEGATIVE, undone)).state).toBe('TEST_DUE');
  });

  it("ends quarantine with a doctor's release, until a later exposure starts it again", () => {
    const acts = [act(RELEASED, '2026-05-07T09:00', { day: '2026-05-07' })];
    expect(compute({ exposures: [monday], acts })).toMatchObject({
      state: 'RELEASED',
      quarantineUntil: '2026-05-07',
      reason: 'until Thu 7 May, because a doctor released the person on Thu 7 May',
    });
    expect(compute({ exposures: [monday, exposed('2026-05-08T09:00')], acts })).toMatchObject({
      state: 'TO_INFORM',
      quarantineUntil: '2026-05-18',
    });
  });

  it('becomes a case with a positive test or an own open case, unless the case is dismissed', () => {
    const positive = tested('2026-05-07T09:00', TestResult.POSITIVE, { caseId: 'own' });
    const own = { id: 'own', number: 31, closedAt: null, isDismissed: false };
    const facts = { exposures: [monday], acts: [positive] };
    expect(compute(facts)).toMatchObject({
      state: 'BECAME_A_CASE',
      nextStep: null,
      quarantineUntil: null,
      reason: 'positive test on Thu 7 May',
    });
    expect(compute({ ...facts, ownCases: [own] })!.reason).toBe('is case C-31');
    expect(compute({ exposures: [monday], ownCases: [own] })!.state).toBe('BECAME_A_CASE');
    const dismissed = { ...own, closedAt: at('2026-05-07T11:00'), isDismissed: true };
    expect(compute({ ...facts, ownCases: [dismissed] })!.state).toBe('TO_INFORM');
  });

  it('follows up an exposure after the recovery from an own case', () => {
    const own = { id: 'own', number: 31, closedAt: at('2026-05-03T09:00'), isDismissed: false };
    const before = exposed('2026-05-02T09:00');
    expect(compute({ exposures: [before], ownCases: [own] })!.state).toBe('BECAME_A_CASE');
    expect(compute({ exposures: [before, monday], ownCases: [own] })!.state).toBe('TO_INFORM');
  });

  it('owes one correction to a person who was informed and is no longer exposed', () => {
    const acts = [informed('2026-05-06T10:00', '2026-05-14')];
    expect(compute({ acts })).toMatchObject({
      state: 'NO_LONGER_EXPOSED',
      nextStep: 'CORRECT',
      dueAt: at('2026-05-06T10:00'),
      owesCorrection: true,
      quarantineUntil: null,
      reason: 'no exposure counts any more',
    });
    const corrected = [...acts, act(CORRECTED, '2026-05-07T10:00')];
    expect(compute({ acts: corrected })).toMatchObject({ owesCorrection: false, nextStep: null });
    expect(compute({ acts: corrected, exposures: [monday] })!.state).toBe('TO_INFORM');
    expect(compute({ acts: [act(NOTE, '2026-05-06T10:00')] })!.owesCorrection).toBe(false);
  });

  it('only informs people if the disease has no quarantine', () => {
    const figures = makeFigures({ quarantineDays: null, releaseTestDay: null, releaseTests: [] });
    expect(compute({ exposures: [monday], figures })).toMatchObject({
      state: 'TO_INFORM',
      quarantineUntil: null,
      reason: 'exposed by 25 min with case C-12 on Mon 4 May, 14:10; nobody is asked to stay home',
    });
    const acts = [informed('2026-05-06T10:00', null)];
    expect(compute({ exposures: [monday], figures, acts })!.state).toBe('INFORMED');
    const again = [monday, exposed('2026-05-06T16:00')];
    expect(compute({ exposures: again, figures, acts })!.state).toBe('TO_INFORM');
  });

  it('returns the latest assignee', () => {
    const acts = [
      act(ASSIGNED, '2026-05-06T10:00', { assignee: 'ana@example.com' }),
      act(ASSIGNED, '2026-05-06T11:00', { assignee: 'ben@example.com' }),
    ];
    expect(compute({ exposures: [monday], acts: acts.toReversed() })!.assignee).toBe(
      'ben@example.com',
    );
    expect(compute({ exposures: [monday], acts: acts.slice(0, 1) })!.assignee).toBe(
      'ana@example.com',
    );
  });
});

/** TEST_FOLLOW_UP_STORIES=1000 draws that many stories, of up to 1,000 events in 20 orders. By default there are fewer and shorter ones. */
const stories = Number(process.env['TEST_FOLLOW_UP_STORIES'] ?? 0);
const { count, maxEvents, orders } =
  stories > 0
    ? { count: stories, maxEvents: 1000, orders: 20 }
    : { count: 300, maxEvents: 150, orders: 5 };

describe('computeFollowUp compared with counting day by day', () => {
  it(
    'returns the same row for any order of events',
    async () => {
      for (let seed = 1; seed <= count; seed += 1) {
        const random = new Random(seed);
        const story = drawStory(random, maxEvents);
        const row = await foldEvents(story.events, story);
        const { reason: _, ...withoutReason } = row ?? { reason: null };
        expect(row && withoutReason, `seed ${seed}`).toEqual(computeRowByDays(story.events, story));
        for (let order = 0; order < orders; order += 1) {
          const shuffled = await foldEvents(shuffle(story.events, random), story);
          expect(shuffled, `seed ${seed}, order ${order}`).toEqual(row);
        }
      }
    },
    Math.max(60_000, count * 2000),
  );

  it('returns the same row until changesAt', async () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const story = drawStory(new Random(seed), 60);
      const over = { ...story, now: story.now + 30 * 24 * HOUR };
      const row = await foldEvents(story.events, over);
      const until = row?.changesAt ?? over.now + 40 * 24 * HOUR;
      for (const now of [over.now + HOUR, until - 1].filter((moment) => moment < until))
        expect(await foldEvents(story.events, { ...over, now }), `seed ${seed}`).toEqual(row);
    }
  });
});
