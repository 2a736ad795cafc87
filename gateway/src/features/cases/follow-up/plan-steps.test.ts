import { describe, expect, it } from 'vitest';
import { timeZone } from '../../../../test/follow-up-oracle/events.js';
import { addDays, toBerlinDay } from '../../../../test/follow-up-oracle/berlin-days.js';
import {
  computeStepsByHours,
  type StepFacts,
} from '../../../../test/follow-up-oracle/steps-by-hours.js';
import { shuffle } from '../../../../test/follow-up-oracle/events.js';
import { Random } from '../../../demo/random.js';
import { DAY, HOUR } from '../../../durations.js';
import { ReleaseTest } from '../diseases/disease-enums.js';
import { exposurePlans } from '../diseases/exposure-plans.js';
import type { PlanStepInForce } from '../diseases/plan.js';
import { diseaseCodes } from '../diseases/catalogue.js';
import { ImmunityStatus } from '../immunity/judge-immunity.js';
import {
  FollowUpActKind,
  ProphylaxisOutcome,
  type RecordedAct,
  TestResult,
} from './follow-up-facts.js';
import { computeSteps } from './plan-steps.js';

const { PROOF_ASKED, PROPHYLAXIS, SYMPTOMS_CHECKED, TESTED, NOTE } = FollowUpActKind;

/** Draws a plan of the catalogue, or one with times that a company has changed, and what happened to a person who has it. */
function drawFacts(random: Random): StepFacts {
  // Around a day of 23 hours.
  const firstAt = Date.UTC(2026, 2, 20) + random.whole(0, 14 * 24 * 2) * (HOUR / 2);
  const lastAt = firstAt + random.pick([HOUR / 4, DAY, 3 * DAY, 30 * HOUR]);
  const knownAt = firstAt + random.pick([0, HOUR, DAY, 4 * DAY, 20 * DAY]);
  const onsetDay = toBerlinDay(firstAt + random.pick([-3, 0, 2]) * DAY);
  const plan = exposurePlans[random.pick(diseaseCodes)].map((step) => change(step, random));
  const now = firstAt + random.whole(0, 90 * 24 * 2) * (HOUR / 2);
  const acts = Array.from({ length: random.whole(0, 8) }, (_, index) =>
    drawAct(`a${index}`, plan, firstAt, random),
  );
  return {
    plan,
    round: { firstAt, lastAt, knownAt, onsetDay },
    status: random.pick(Object.values(ImmunityStatus)),
    acts,
    now,
  };
}

function change(step: (typeof exposurePlans)['MEASLES'][number], random: Random): PlanStepInForce {
  const changedAt = random.pick([null, null, Date.UTC(2026, 2, 20) + random.whole(0, 40) * DAY]);
  if (random.whole(0, 2) === 0) return { ...step, changedAt };
  const opens = { ...step.opens, count: random.pick([0, step.opens.count, 3]) };
  const ends =
    step.ends.count === null
      ? step.ends
      : { ...step.ends, count: random.pick([step.ends.count, step.ends.count + 2, 1]) };
  return { ...step, opens, ends, changedAt };
}

function drawAct(
  id: string,
  plan: readonly PlanStepInForce[],
  firstAt: number,
  random: Random,
): RecordedAct {
  const kind = random.pick([PROOF_ASKED, PROPHYLAXIS, PROPHYLAXIS, SYMPTOMS_CHECKED, TESTED, NOTE]);
  const happenedAt = firstAt + (random.whole(0, 90 * 24) - 48) * HOUR;
  const isTest = kind === TESTED;
  const codes = plan.map(({ code }) => code);
  return {
    id,
    kind,
    at: happenedAt + random.pick([0, HOUR, 5 * DAY]),
    day: isTest ? addDays(toBerlinDay(happenedAt), 0) : null,
    happenedAt: isTest || kind === NOTE ? null : happenedAt,
    step: kind === PROPHYLAXIS ? random.pick([...codes, 'other']) : null,
    prophylaxis: kind === PROPHYLAXIS ? random.pick(Object.values(ProphylaxisOutcome)) : null,
    test: isTest ? random.pick(Object.values(ReleaseTest)) : null,
    result: isTest ? random.pick(Object.values(TestResult)) : null,
    caseId: null,
    quarantineUntil: null,
    corroboratedUntil: null,
    announced: null,
    assignee: null,
    isUndone: false,
  };
}

const compute = (facts: StepFacts) =>
  computeSteps({ ...facts, status: facts.status as ImmunityStatus, timeZone });

describe('computeSteps compared with counting hour by hour', () => {
  it('returns the same steps for any order of acts', () => {
    const statuses = new Set<string>();
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = new Random(seed);
      const facts = drawFacts(random);
      const steps = compute(facts);
      const found = steps.map(({ code, status, doneAt }) => ({ code, status, doneAt }));
      expect(found, `seed ${seed}`).toEqual(computeStepsByHours(facts));
      for (const { status } of steps) statuses.add(status);
      const shuffled = { ...facts, acts: shuffle(facts.acts, random) };
      expect(compute(shuffled), `seed ${seed}, shuffled`).toEqual(steps);
    }
    expect([...statuses].toSorted()).toEqual([
      'DECLINED',
      'DONE',
      'DONE_LATE',
      'LIFTED',
      'NOT_ASKED',
      'NOT_TO_BE_GIVEN',
      'OPEN',
      'OVERDUE',
      'UPCOMING',
    ]);
  }, 60_000);

  it('changes only at the moments that it names', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const facts = drawFacts(new Random(seed));
      const steps = compute(facts);
      const named = steps
        .flatMap(({ opensAt, bestBy, endsAt, dueAt }) => [opensAt, bestBy, endsAt, dueAt])
        .filter((moment) => moment !== null && moment > facts.now) as number[];
      const next = Math.min(...named, facts.now + 100 * DAY);
      for (const now of [facts.now + 1, next - 1].filter((moment) => moment < next))
        expect(compute({ ...facts, now }), `seed ${seed}`).toEqual(steps);
    }
  });
});
