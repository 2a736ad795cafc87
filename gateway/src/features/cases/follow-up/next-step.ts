import { HOUR } from '../../../durations.js';
import { addDays, dayIn, lastDayIn } from '../../company/profile/calendar-days.js';
import { PlanStepKind, RestrictionKind } from '../diseases/plan-enums.js';
import type { ExposureRound } from './exposure-round.js';
import {
  type FollowUpFacts,
  type FollowUpRow,
  FollowUpState,
  FollowUpStep,
  type Restriction,
} from './follow-up-facts.js';
import { isOpenStep, type PersonStep, PlanStepStatus } from './plan-steps.js';
import type { Quarantine } from './quarantine.js';

type NextStep = Pick<FollowUpRow, 'nextStep' | 'opensAt' | 'dueAt' | 'stepStatus'>;

/** Time within which exposed people are to be informed of what they have not heard. */
const informWithinMs = 24 * HOUR;

const none: NextStep = { nextStep: null, opensAt: null, dueAt: null, stepStatus: null };

/** The step of a follow-up that a step of a plan becomes; a restriction becomes none, because nobody has to do anything. */
const stepsOfKinds: Record<PlanStepKind, FollowUpStep | null> = {
  [PlanStepKind.PROOF]: FollowUpStep.ASK_FOR_PROOF,
  [PlanStepKind.PROPHYLAXIS]: FollowUpStep.GIVE_PROPHYLAXIS,
  [PlanStepKind.TEST]: FollowUpStep.TEST,
  [PlanStepKind.SYMPTOM_CHECK]: FollowUpStep.CHECK_SYMPTOMS,
  [PlanStepKind.RESTRICTION]: null,
};

/**
 * Finds the next step: a correction, then informing, then whatever is due first. Nobody can be asked, tested or treated before they know of
 * their exposure, so informing is due with the prophylaxis that is of use now, if that is earlier.
 */
export function findNextStep({
  state,
  correctionSince,
  newsSince,
  testAt,
  freeAt,
  steps,
  now,
}: {
  state: FollowUpState;
  /** When the person was told what no longer applies; null: no correction is owed. */
  correctionSince: number | null;
  /** When the first news came that the person has not heard. */
  newsSince: number;
  /** When a test can end the quarantine, and when it ends by itself; null: never. */
  testAt: number | null;
  freeAt: number | null;
  steps: readonly PersonStep[];
  now: number;
}): NextStep {
  const open = steps.filter(isOpenStep).filter(({ kind }) => stepsOfKinds[kind] !== null);
  if (correctionSince !== null)
    return {
      nextStep: FollowUpStep.CORRECT,
      opensAt: correctionSince,
      dueAt: correctionSince,
      stepStatus: PlanStepStatus.OPEN,
    };
  if (state === FollowUpState.TO_INFORM) {
    const deadlines = open
      .filter(
        ({ kind, status }) => kind === PlanStepKind.PROPHYLAXIS && status === PlanStepStatus.OPEN,
      )
      .map(({ dueAt }) => dueAt!);
    const dueAt = Math.min(newsSince + informWithinMs, ...deadlines);
    return {
      nextStep: FollowUpStep.INFORM,
      opensAt: newsSince,
      dueAt,
      stepStatus: dueAt <= now ? PlanStepStatus.OVERDUE : PlanStepStatus.OPEN,
    };
  }
  const planned = open.map<NextStep & { dueAt: number }>(({ kind, status, opensAt, dueAt }) => ({
    nextStep: stepsOfKinds[kind],
    opensAt,
    dueAt: dueAt!,
    stepStatus: status,
  }));
  const { TEST, RELEASE } = FollowUpStep;
  const { OPEN, UPCOMING } = PlanStepStatus;
  if (state === FollowUpState.TEST_DUE)
    planned.push({ nextStep: TEST, opensAt: testAt!, dueAt: testAt!, stepStatus: OPEN });
  if (state === FollowUpState.IN_QUARANTINE)
    planned.push({ nextStep: RELEASE, opensAt: freeAt!, dueAt: freeAt!, stepStatus: UPCOMING });
  return planned.toSorted((a, b) => a.dueAt - b.dueAt)[0] ?? none;
}

const strictestFirst = Object.values(RestrictionKind);

/** Finds the strictest restriction that is not over. Null: none. */
export function findRestriction(
  quarantine: Quarantine | null,
  steps: readonly PersonStep[],
  { firstAt }: ExposureRound,
  { figures, timeZone, now }: Pick<FollowUpFacts, 'figures' | 'timeZone' | 'now'>,
): Restriction | null {
  const today = dayIn(timeZone, now);
  const atHome: Restriction[] =
    quarantine !== null && today < quarantine.freeFrom
      ? [
          {
            kind: RestrictionKind.STAY_HOME,
            from: addDays(dayIn(timeZone, firstAt), figures.stayHomeFromDay),
            until: quarantine.until,
          },
        ]
      : [];
  const planned = steps
    .filter((step) => step.kind === PlanStepKind.RESTRICTION && isOpenStep(step))
    .map(({ restriction, opensAt, endsAt }) => ({
      kind: restriction!,
      from: dayIn(timeZone, opensAt),
      until: lastDayIn(timeZone, endsAt!),
    }));
  return (
    [...atHome, ...planned].toSorted(
      (a, b) => strictestFirst.indexOf(a.kind) - strictestFirst.indexOf(b.kind),
    )[0] ?? null
  );
}
