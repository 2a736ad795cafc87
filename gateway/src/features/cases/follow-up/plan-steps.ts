import { HOUR } from '../../../durations.js';
import { addDays, dayIn, lastDayIn, startOfDayIn } from '../../company/profile/calendar-days.js';
import type { PlanStepInForce, PlanTime } from '../diseases/plan.js';
import {
  PlanAnchor,
  PlanGroup,
  PlanStepKind,
  PlanUnit,
  type RestrictionKind,
} from '../diseases/plan-enums.js';
import type { ReleaseTest } from '../diseases/disease-enums.js';
import { ImmunityStatus } from '../immunity/judge-immunity.js';
import {
  FollowUpActKind,
  type FollowUpFacts,
  ProphylaxisOutcome,
  type RecordedAct,
  TestResult,
} from './follow-up-facts.js';
import type { ExposureRound } from './exposure-round.js';

/** How far a step of a plan has come for a person. */
export enum PlanStepStatus {
  UPCOMING = 'UPCOMING',
  OPEN = 'OPEN',
  OVERDUE = 'OVERDUE',
  DONE = 'DONE',
  DONE_LATE = 'DONE_LATE',
  DECLINED = 'DECLINED',
  NOT_TO_BE_GIVEN = 'NOT_TO_BE_GIVEN',
  NOT_ASKED = 'NOT_ASKED',
  LIFTED = 'LIFTED',
}

/** A step of the plan for one person; moments in epoch milliseconds. */
export interface PersonStep {
  code: string;
  kind: PlanStepKind;
  name: string;
  unit: PlanUnit;
  restriction: RestrictionKind | null;
  isDaily: boolean;
  /** TEST: accepted kinds of test; empty for other steps. */
  tests: readonly ReleaseTest[];
  status: PlanStepStatus;
  /** A daily step opens again on each day. */
  opensAt: number;
  /** PROPHYLAXIS: until when it works best; null: until it ends. */
  bestBy: number | null;
  /** First moment after the step; null: it is never too late. */
  endsAt: number | null;
  /** When what is next in the step is due; null: nothing is. */
  dueAt: number | null;
  /** When the act happened that completed the step; null: none did. */
  doneAt: number | null;
  /** Whether the prophylaxis was offered, and nothing has come of it yet. */
  isOffered: boolean;
  /** Result of the test that completed the step; null: none did. */
  result: TestResult | null;
}

type Facts = Pick<FollowUpFacts, 'timeZone' | 'now'> & {
  plan: readonly PlanStepInForce[];
  round: ExposureRound;
  status: ImmunityStatus;
  acts: readonly RecordedAct[];
};

/** Status of a step that is not over. */
export type OpenStepStatus = PlanStepStatus.UPCOMING | PlanStepStatus.OPEN | PlanStepStatus.OVERDUE;

const openStatuses = new Set([
  PlanStepStatus.UPCOMING,
  PlanStepStatus.OPEN,
  PlanStepStatus.OVERDUE,
]);

/** Whether somebody has to do or wait for something yet. */
export function isOpenStep(step: PersonStep): step is PersonStep & { status: OpenStepStatus } {
  return openStatuses.has(step.status);
}

/**
 * Computes the steps that a plan asks of an exposed person, in the order of the plan. They depend on the exposures of the round, on the immunity
 * at the first of them, on what was done and on the time; not on the order in which all that became known.
 * @param acts acts without undone ones, in any order.
 */
export function computeSteps(facts: Facts): PersonStep[] {
  const steps = new Map<string, PersonStep>();
  for (const planned of facts.plan) {
    if (!isFor(planned.group, facts.status)) continue;
    const step = computeStep(planned, facts, steps);
    if (step) steps.set(planned.code, step);
  }
  return facts.plan.flatMap((planned) => {
    const step = steps.get(planned.code);
    return step && !isUnnecessary(planned, step, steps) ? [step] : [];
  });
}

function isFor(group: PlanGroup, status: ImmunityStatus): boolean {
  if (group === PlanGroup.EVERYBODY) return true;
  if (group === PlanGroup.IMMUNE) return status === ImmunityStatus.IMMUNE;
  if (group === PlanGroup.UNKNOWN) return status === ImmunityStatus.UNKNOWN;
  return status !== ImmunityStatus.IMMUNE;
}

/** Whether another step has made one unnecessary that is not over. */
function isUnnecessary(
  { after, insteadOf }: PlanStepInForce,
  step: PersonStep,
  steps: ReadonlyMap<string, PersonStep>,
): boolean {
  if (!isOpenStep(step)) return false;
  if (insteadOf !== null && steps.get(insteadOf)?.status === PlanStepStatus.DONE) return true;
  return after !== null && steps.get(after)?.result === TestResult.POSITIVE;
}

function computeStep(
  step: PlanStepInForce,
  facts: Facts,
  earlier: ReadonlyMap<string, PersonStep>,
): PersonStep | null {
  const opensAt = findMoment(step.opens, step.unit, facts);
  const endsAt = findEnd(step.ends, step.unit, facts);
  const { code, kind, name, unit, restriction, isDaily, tests } = step;
  const none = { dueAt: null, doneAt: null, isOffered: false, result: null };
  const shared = {
    code,
    kind,
    name,
    unit,
    restriction,
    isDaily,
    tests,
    opensAt,
    endsAt,
    bestBy: null,
  };
  if (endsAt !== null && endsAt <= opensAt) return null;
  if (kind === PlanStepKind.RESTRICTION)
    return { ...shared, ...none, ...computeRestriction(step, opensAt, endsAt!, facts, earlier) };

  const { round, now } = facts;
  const acts = facts.acts
    .filter((act) => isOfStep(act, step))
    .map((act) => ({ act, happenedAt: findHappenedAt(act, facts.timeZone) }))
    .filter(({ happenedAt }) => happenedAt >= opensAt)
    .toSorted((a, b) => a.happenedAt - b.happenedAt || (a.act.id < b.act.id ? -1 : 1));
  if (isDaily) return { ...shared, ...none, ...computeDaily(opensAt, endsAt!, acts, facts) };
  const bestBy = step.bestBy && findEnd(step.bestBy, unit, facts);
  const completed = findCompleting(acts);
  if (completed)
    return {
      ...shared,
      ...none,
      bestBy,
      status: findDoneStatus(completed, endsAt),
      doneAt: completed.happenedAt,
      result: completed.act.result,
    };
  const isOffered = acts.at(-1)?.act.prophylaxis === ProphylaxisOutcome.OFFERED;
  if (endsAt !== null && endsAt <= Math.max(round.knownAt, step.changedAt ?? 0))
    return { ...shared, ...none, bestBy, status: PlanStepStatus.NOT_ASKED };
  const dueAt =
    bestBy !== null && now < bestBy ? bestBy : (endsAt ?? Math.max(opensAt, round.knownAt));
  return {
    ...shared,
    ...none,
    bestBy,
    isOffered,
    dueAt,
    status: findOpenStatus(opensAt, endsAt, now),
  };
}

interface HappenedAct {
  act: RecordedAct;
  happenedAt: number;
}

/** Finds the act that ends a step: of prophylaxis the first that was given, else the last that decided against it. */
function findCompleting(acts: readonly HappenedAct[]): HappenedAct | null {
  const given = acts.find(
    ({ act: { prophylaxis } }) => prophylaxis === null || prophylaxis === ProphylaxisOutcome.GIVEN,
  );
  if (given) return given;
  const last = acts.at(-1);
  return last && last.act.prophylaxis !== ProphylaxisOutcome.OFFERED ? last : null;
}

function findDoneStatus({ act, happenedAt }: HappenedAct, endsAt: number | null): PlanStepStatus {
  if (act.prophylaxis === ProphylaxisOutcome.DECLINED) return PlanStepStatus.DECLINED;
  if (act.prophylaxis === ProphylaxisOutcome.NOT_TO_BE_GIVEN) return PlanStepStatus.NOT_TO_BE_GIVEN;
  return endsAt === null || happenedAt < endsAt ? PlanStepStatus.DONE : PlanStepStatus.DONE_LATE;
}

function findOpenStatus(opensAt: number, endsAt: number | null, now: number): OpenStepStatus {
  if (now < opensAt) return PlanStepStatus.UPCOMING;
  return endsAt === null || now < endsAt ? PlanStepStatus.OPEN : PlanStepStatus.OVERDUE;
}

/**
 * Computes a check that is repeated on each day from `opensAt`. The next one is due on the day after the last, but not before anybody knew
 * of the exposure. One check makes up for all days that were missed before it.
 */
function computeDaily(
  opensAt: number,
  endsAt: number,
  checks: readonly HappenedAct[],
  { round, timeZone, now }: Facts,
): Pick<PersonStep, 'status' | 'opensAt' | 'dueAt' | 'doneAt'> {
  const firstDay = dayIn(timeZone, Math.max(opensAt, round.knownAt));
  const last = checks.at(-1);
  const next = last ? addDays(dayIn(timeZone, last.happenedAt), 1) : firstDay;
  const day = next > firstDay ? next : firstDay;
  const nextAt = startOfDayIn(timeZone, day);
  const doneAt = last?.happenedAt ?? null;
  if (nextAt >= endsAt) {
    const status = last ? PlanStepStatus.DONE : PlanStepStatus.NOT_ASKED;
    return { status, opensAt, dueAt: null, doneAt };
  }
  const dueAt = startOfDayIn(timeZone, addDays(day, 1));
  return {
    status: findOpenStatus(nextAt, dueAt, now),
    opensAt: nextAt,
    dueAt,
    doneAt,
  };
}

/** Computes a restriction, which prophylaxis may have lifted or made longer. */
function computeRestriction(
  step: PlanStepInForce,
  opensAt: number,
  endsAt: number,
  facts: Facts,
  earlier: ReadonlyMap<string, PersonStep>,
): Pick<PersonStep, 'status' | 'endsAt'> {
  const given = facts.plan.flatMap(({ code, restrictionDaysIfGiven: days }) => {
    const found = earlier.get(code);
    const isGiven =
      found?.status === PlanStepStatus.DONE || found?.status === PlanStepStatus.DONE_LATE;
    return isGiven && days !== null ? [{ days, at: found.doneAt! }] : [];
  });
  const lifting = given.filter(({ days }) => days === 0).map(({ at }) => at);
  if (lifting.length > 0)
    return {
      status: PlanStepStatus.LIFTED,
      endsAt: Math.max(opensAt, Math.min(endsAt, ...lifting)),
    };
  const longer = given.map(({ days }) => findEnd({ ...step.ends, count: days }, step.unit, facts)!);
  const end = Math.max(endsAt, ...longer);
  if (facts.now >= end) return { status: PlanStepStatus.DONE, endsAt: end };
  const status = facts.now < opensAt ? PlanStepStatus.UPCOMING : PlanStepStatus.OPEN;
  return { status, endsAt: end };
}

/** Whether an act is about a step, whenever it happened. */
function isOfStep(act: RecordedAct, { kind, code, tests }: PlanStepInForce): boolean {
  switch (kind) {
    case PlanStepKind.PROOF:
      return act.kind === FollowUpActKind.PROOF_ASKED;
    case PlanStepKind.PROPHYLAXIS:
      return act.kind === FollowUpActKind.PROPHYLAXIS && act.step === code;
    case PlanStepKind.SYMPTOM_CHECK:
      return act.kind === FollowUpActKind.SYMPTOMS_CHECKED;
    case PlanStepKind.TEST:
      return act.kind === FollowUpActKind.TESTED && tests.some((test) => test === act.test);
    default:
      return false;
  }
}

/** Returns when an act happened: at a moment, on a day, or when it was entered. */
function findHappenedAt({ happenedAt, day, at }: RecordedAct, timeZone: string): number {
  return happenedAt ?? (day === null ? at : startOfDayIn(timeZone, day));
}

/** Finds the first moment of a time of a plan. */
function findMoment(
  { anchor, count }: PlanTime,
  unit: PlanUnit,
  { round, timeZone }: Pick<Facts, 'round' | 'timeZone'>,
): number {
  if (unit === PlanUnit.HOURS) {
    const moments = {
      [PlanAnchor.FIRST_EXPOSURE]: round.firstAt,
      [PlanAnchor.LAST_EXPOSURE]: round.lastAt,
      [PlanAnchor.CASE_IDENTIFIED]: round.knownAt,
      [PlanAnchor.CASE_ONSET]: startOfDayIn(timeZone, round.onsetDay),
    };
    return moments[anchor] + count * HOUR;
  }
  const days = {
    [PlanAnchor.FIRST_EXPOSURE]: dayIn(timeZone, round.firstAt),
    [PlanAnchor.LAST_EXPOSURE]: lastDayIn(timeZone, round.lastAt),
    [PlanAnchor.CASE_IDENTIFIED]: dayIn(timeZone, round.knownAt),
    [PlanAnchor.CASE_ONSET]: round.onsetDay,
  };
  return startOfDayIn(timeZone, addDays(days[anchor], count));
}

/** Finds the first moment after a time of a plan, which lasts for the whole of its last day; null: it has no end. */
function findEnd(
  { anchor, count }: PlanTime<number | null>,
  unit: PlanUnit,
  facts: Pick<Facts, 'round' | 'timeZone'>,
): number | null {
  if (count === null) return null;
  return findMoment({ anchor, count: unit === PlanUnit.DAYS ? count + 1 : count }, unit, facts);
}
