import { HOUR } from '../../src/durations.js';
import {
  PlanAnchor,
  PlanGroup,
  PlanStepKind,
  PlanUnit,
} from '../../src/features/cases/diseases/plan-enums.js';
import type { PlanStepInForce, PlanTime } from '../../src/features/cases/diseases/plan.js';
import type { ExposureRound } from '../../src/features/cases/follow-up/exposure-round.js';
import {
  FollowUpActKind,
  ProphylaxisOutcome,
  type RecordedAct,
  TestResult,
} from '../../src/features/cases/follow-up/follow-up-facts.js';
import { addDays, findFirstHour, nextDay, toBerlinDay as formatBerlinDay } from './berlin-days.js';

/*
 * Computes the steps of a plan in the simplest way: it goes through the hours of the round one by one, and asks of each whether it belongs
 * to the step, by counting days. It uses none of the product's functions.
 */

/** Days of moments that were asked for before: formatting each hour of each step takes long. */
const days = new Map<number, string>();

function toBerlinDay(moment: number): string {
  const known = days.get(moment) ?? formatBerlinDay(moment);
  days.set(moment, known);
  return known;
}

/** What the oracle says of a step. */
export interface StepByHours {
  code: string;
  status: string;
  doneAt: number | null;
}

export interface StepFacts {
  plan: readonly PlanStepInForce[];
  round: ExposureRound;
  status: string;
  acts: readonly RecordedAct[];
  now: number;
}

/** Hours after the first exposure that are looked at: more than any plan of the test lasts. */
const maxHours = 140 * 24;

/** Computes the steps that are asked of a person. */
export function computeStepsByHours(facts: StepFacts): StepByHours[] {
  const found = new Map<string, StepByHours & { result: TestResult | null }>();
  for (const step of facts.plan) {
    if (!isInGroup(step.group, facts.status)) continue;
    const described = describe(step, facts, found);
    if (described) found.set(step.code, described);
  }
  return [...found.values()]
    .filter(({ code, status }) => {
      const { after, insteadOf } = facts.plan.find((step) => step.code === code)!;
      const isOver = !['UPCOMING', 'OPEN', 'OVERDUE'].includes(status);
      const isReplaced = insteadOf !== null && found.get(insteadOf)?.status === 'DONE';
      const isRuledOut = after !== null && found.get(after)?.result === TestResult.POSITIVE;
      return isOver || !(isReplaced || isRuledOut);
    })
    .map(({ code, status, doneAt }) => ({ code, status, doneAt }));
}

function isInGroup(group: PlanGroup, status: string): boolean {
  const groups = {
    IMMUNE: [PlanGroup.EVERYBODY, PlanGroup.IMMUNE],
    NOT_IMMUNE: [PlanGroup.EVERYBODY, PlanGroup.NOT_IMMUNE],
    UNKNOWN: [PlanGroup.EVERYBODY, PlanGroup.NOT_IMMUNE, PlanGroup.UNKNOWN],
  };
  return groups[status as keyof typeof groups].includes(group);
}

/** Returns whether moments are at or after a time of a plan, or, with `isEnd`, after the whole day of it. */
function createIsPast(
  { anchor, count }: PlanTime,
  unit: PlanUnit,
  round: ExposureRound,
  isEnd: boolean,
): (moment: number) => boolean {
  const anchors: Record<string, number> = {
    FIRST_EXPOSURE: round.firstAt,
    LAST_EXPOSURE: round.lastAt,
    CASE_IDENTIFIED: round.knownAt,
    CASE_ONSET: findFirstHour(round.onsetDay),
  };
  if (unit === PlanUnit.HOURS) return (moment) => moment >= anchors[anchor]! + count * HOUR;
  const anchorDay = toBerlinDay(anchors[anchor]! - (anchor === PlanAnchor.LAST_EXPOSURE ? 1 : 0));
  const day = addDays(anchorDay, count + (isEnd ? 1 : 0));
  return (moment) => toBerlinDay(moment) >= day;
}

function describe(
  step: PlanStepInForce,
  facts: StepFacts,
  earlier: ReadonlyMap<string, StepByHours>,
): (StepByHours & { result: TestResult | null }) | null {
  const { code, kind, unit, tests, isDaily } = step;
  const { round, now } = facts;
  const hasOpened = createIsPast(step.opens, unit, round, false);
  const isOver =
    step.ends.count === null
      ? () => false
      : createIsPast({ ...step.ends, count: step.ends.count }, unit, round, true);
  // Steps without an hour in them are not asked of anybody.
  let hasHour = false;
  for (let hour = -14 * 24; hour < maxHours; hour += 1) {
    const moment = round.firstAt + hour * HOUR;
    if (hasOpened(moment) && !isOver(moment)) hasHour = true;
  }
  if (!hasHour) return null;
  const none = { code, doneAt: null, result: null };
  if (kind === PlanStepKind.RESTRICTION) return { ...none, status: describeRestriction() };

  const done = facts.acts
    .filter((act) => {
      if (kind === PlanStepKind.PROOF) return act.kind === FollowUpActKind.PROOF_ASKED;
      if (kind === PlanStepKind.SYMPTOM_CHECK) return act.kind === FollowUpActKind.SYMPTOMS_CHECKED;
      if (kind === PlanStepKind.PROPHYLAXIS) return act.step === code;
      return act.kind === FollowUpActKind.TESTED && tests.includes(act.test!);
    })
    .map((act) => ({ act, at: act.happenedAt ?? findFirstHour(act.day!) }))
    .filter(({ at }) => hasOpened(at))
    .toSorted((a, b) => a.at - b.at || (a.act.id > b.act.id ? 1 : -1));
  if (isDaily) return describeDaily(done.map(({ at }) => at));
  let status: string | null = null;
  let doneAt: number | null = null;
  let result: TestResult | null = null;
  for (const { act, at } of done) {
    if (status === 'DONE' || status === 'DONE_LATE') continue;
    const { prophylaxis } = act;
    if (prophylaxis === ProphylaxisOutcome.OFFERED) [status, doneAt] = [null, null];
    else if (prophylaxis === null || prophylaxis === ProphylaxisOutcome.GIVEN)
      [status, doneAt, result] = [isOver(at) ? 'DONE_LATE' : 'DONE', at, act.result];
    else [status, doneAt] = [prophylaxis, at];
  }
  if (status !== null) return { code, status, doneAt, result };
  if (isOver(round.knownAt) || (step.changedAt !== null && isOver(step.changedAt)))
    return { ...none, status: 'NOT_ASKED' };
  return { ...none, status: isOver(now) ? 'OVERDUE' : hasOpened(now) ? 'OPEN' : 'UPCOMING' };

  function describeDaily(checks: number[]) {
    const last = checks.at(-1) ?? null;
    for (let day = toBerlinDay(round.firstAt - HOUR); ; day = nextDay(day)) {
      const start = findFirstHour(day);
      if (isOver(start))
        return { ...none, doneAt: last, status: last === null ? 'NOT_ASKED' : 'DONE' };
      if (!hasOpened(start) || day < toBerlinDay(round.knownAt)) continue;
      if (last !== null && day <= toBerlinDay(last)) continue;
      const status = now < start ? 'UPCOMING' : toBerlinDay(now) === day ? 'OPEN' : 'OVERDUE';
      return { ...none, doneAt: last, status };
    }
  }

  function describeRestriction(): string {
    let lastDay = step.ends.count!;
    for (const { code: given, restrictionDaysIfGiven } of facts.plan) {
      const isGiven = earlier.get(given)?.status.startsWith('DONE');
      if (restrictionDaysIfGiven === null || !isGiven) continue;
      if (restrictionDaysIfGiven === 0) return 'LIFTED';
      if (restrictionDaysIfGiven > lastDay) lastDay = restrictionDaysIfGiven;
    }
    if (createIsPast({ ...step.ends, count: lastDay }, unit, round, true)(now)) return 'DONE';
    return hasOpened(now) ? 'OPEN' : 'UPCOMING';
  }
}
