import { addDays, dayIn, lastDayIn } from '../../company/profile/calendar-days.js';
import { countRoundDays } from '../diseases/plan.js';
import { type Immunity, judgeImmunity } from '../immunity/judge-immunity.js';
import type { CaseExposure, FollowUpFacts } from './follow-up-facts.js';

/** Exposures that belong together; moments in epoch milliseconds. */
export interface ExposureRound {
  firstAt: number;
  /** End of the last exposure. */
  lastAt: number;
  /** When the first of its exposures became known: its case was opened, or the exposure began if that was later. */
  knownAt: number;
  /** Latest day zero of its cases. */
  onsetDay: string;
}

/**
 * Finds the last round of exposures. A round ends where the next exposure comes after all that the ones before it ask for: quarantine
 * and the steps of the plan. Null without exposures.
 */
export function findLastRound(
  exposures: readonly CaseExposure[],
  { figures, timeZone }: Pick<FollowUpFacts, 'figures' | 'timeZone'>,
): ExposureRound | null {
  const days = countRoundDays(figures.plan, figures.quarantineDays);
  return exposures
    .toSorted((a, b) => a.exposedAt - b.exposedAt)
    .reduce<ExposureRound | null>((round, exposure) => {
      const { exposedAt, lastExposedAt, caseOpenedAt, caseDayZero } = exposure;
      const knownAt = Math.max(caseOpenedAt, exposedAt);
      const isLater =
        round === null ||
        dayIn(timeZone, exposedAt) > addDays(lastDayIn(timeZone, round.lastAt), days);
      if (isLater)
        return { firstAt: exposedAt, lastAt: lastExposedAt, knownAt, onsetDay: caseDayZero };
      return {
        firstAt: round.firstAt,
        lastAt: Math.max(round.lastAt, lastExposedAt),
        knownAt: Math.min(round.knownAt, knownAt),
        onsetDay: caseDayZero > round.onsetDay ? caseDayZero : round.onsetDay,
      };
    }, null);
}

/**
 * Judges the immunity of a person at the first exposure of a round. A sample tells about the time before the exposure until the latent
 * time has passed: antibodies against a new infection come later.
 */
export function judgeRound(
  { firstAt }: ExposureRound,
  { immunityEvidence, figures, timeZone }: FollowUpFacts,
): Immunity {
  const day = dayIn(timeZone, firstAt);
  const lastSampleDay = addDays(day, Math.floor(figures.latentDays ?? 0));
  return judgeImmunity(immunityEvidence, figures.immunity, day, lastSampleDay);
}
