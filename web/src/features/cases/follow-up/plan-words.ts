import { dayOf, formatDay, formatMoment, inSentence, isoOf } from '../../../lib/dates/dates.ts';
import type {
  FollowUpRow_FollowUpFragment,
  FollowUpStep,
  PlanStepKind,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

type Row = FollowUpRow_FollowUpFragment;
export type PlanStep = Row['steps'][number];

/** The next step that each kind of step of a plan becomes; a restriction asks nobody to do anything. */
export const stepsOfKinds: Record<PlanStepKind, FollowUpStep | null> = {
  PROOF: 'ASK_FOR_PROOF',
  PROPHYLAXIS: 'GIVE_PROPHYLAXIS',
  TEST: 'TEST',
  SYMPTOM_CHECK: 'CHECK_SYMPTOMS',
  RESTRICTION: null,
};

/** Finds the step of the plan that is next; null if the next step is none of the plan. */
export const findPlanStep = ({
  nextStep,
  dueAt,
  steps,
}: Pick<Row, 'nextStep' | 'dueAt' | 'steps'>): PlanStep | null =>
  steps.find(
    (step) => nextStep !== null && stepsOfKinds[step.kind] === nextStep && step.dueAt === dueAt,
  ) ?? null;

const startOf = ({ unit, opensAt }: PlanStep, timeZone: string): string =>
  inSentence(
    unit === 'HOURS'
      ? formatMoment(opensAt, timeZone)
      : formatDay(dayOf(opensAt, timeZone), timeZone),
  );

/** Formats an end. A step by days ends at midnight, so that its last day is the one before. */
const endOf = ({ unit }: PlanStep, moment: string, timeZone: string): string =>
  inSentence(
    unit === 'HOURS'
      ? formatMoment(moment, timeZone)
      : formatDay(dayOf(isoOf(Date.parse(moment) - 1), timeZone), timeZone),
  );

/** When an open step is due: 'by Thu 7 May', 'best by Thu 7 May, 14:10', 'Mon 2 Jan to Mon 16 Jan'. */
export const formatStepDue = (step: PlanStep, timeZone: string): string => {
  const { status, bestBy, endsAt, dueAt, isDaily } = step;
  if (dueAt === null) return '';
  if (status === 'OVERDUE') return texts.stepOverdue(endOf(step, dueAt, timeZone));
  if (isDaily) return texts.stepOn(endOf(step, dueAt, timeZone));
  if (endsAt === null) return texts.stepAtOnce;
  if (status === 'UPCOMING')
    return texts.between(startOf(step, timeZone), endOf(step, endsAt, timeZone));
  return bestBy === dueAt
    ? texts.stepBestBy(endOf(step, bestBy, timeZone))
    : texts.stepBy(endOf(step, endsAt, timeZone));
};

/** The times of a step: of an open one when it is due, of others when it was or would have been. */
export const formatStepTimes = (step: PlanStep, timeZone: string): string => {
  const { kind, status, doneAt, endsAt, dueAt } = step;
  const done =
    doneAt === null ? null : texts.stepDone(startOf({ ...step, opensAt: doneAt }, timeZone));
  if (kind !== 'RESTRICTION' && dueAt !== null) {
    const due = formatStepDue(step, timeZone);
    return done === null ? due : texts.stepAgain(due, done);
  }
  if (done !== null) return done;
  if (endsAt === null) return texts.stepAtOnce;
  const times = texts.between(startOf(step, timeZone), endOf(step, endsAt, timeZone));
  return status === 'NOT_ASKED' ? texts.stepPast(times) : times;
};

/** 'No patients or food, 14 May to 30 May'. */
export const formatRestriction = (
  { kind, from, until }: NonNullable<Row['restriction']>,
  timeZone: string,
): string =>
  texts.restriction(
    texts.restrictions[kind],
    inSentence(formatDay(from, timeZone)),
    inSentence(formatDay(until, timeZone)),
  );
