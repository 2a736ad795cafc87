import { addDays, dayIn, lastDayIn } from '../../company/profile/calendar-days.js';
import { type Immunity, judgeImmunity } from '../immunity/judge-immunity.js';
import type { CaseExposure, FollowUpFacts } from './follow-up-facts.js';

/**
 * Judges the immunity of a person at the first exposure of the last round. A round ends where the next exposure comes after the
 * quarantine that the ones before it ask for. A sample tells about the time before the exposure until the latent time has passed:
 * antibodies against a new infection come later. Null without exposures.
 */
export function findImmunity(
  exposures: readonly CaseExposure[],
  { immunityEvidence, figures, timeZone }: FollowUpFacts,
): Immunity | null {
  const first = findFirstOfRound(exposures, figures.quarantineDays ?? 0, timeZone);
  if (first === null) return null;
  const day = dayIn(timeZone, first);
  const lastSampleDay = addDays(day, Math.floor(figures.latentDays ?? 0));
  return judgeImmunity(immunityEvidence, figures.immunity, day, lastSampleDay);
}

/** Finds the moment of the first exposure of the last round; null without exposures. */
function findFirstOfRound(
  exposures: readonly CaseExposure[],
  quarantineDays: number,
  timeZone: string,
): number | null {
  let round: { first: number; lastDay: string } | null = null;
  for (const { exposedAt, lastExposedAt } of exposures.toSorted(
    (a, b) => a.exposedAt - b.exposedAt,
  )) {
    const lastDay = lastDayIn(timeZone, lastExposedAt);
    if (round === null || dayIn(timeZone, exposedAt) > addDays(round.lastDay, quarantineDays))
      round = { first: exposedAt, lastDay };
    else if (lastDay > round.lastDay) round.lastDay = lastDay;
  }
  return round?.first ?? null;
}
