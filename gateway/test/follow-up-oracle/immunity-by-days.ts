import { DAY } from '../../src/durations.js';
import {
  ImmunityEvidenceKind,
  ImmunityStatus,
} from '../../src/features/cases/immunity/judge-immunity.js';
import { addDays, nextDay, subtractDays, toBerlinDay } from './berlin-days.js';
import type { FollowUpEvent, FollowUpStory } from './events.js';

/** Finds the first exposure of a round: it reaches back as long as somebody exposed the person before it and their quarantine had not ended. */
export function findFirstOfRound(
  open: readonly { firstAt: number; lastAt: number }[],
  latest: number,
  quarantineDays: number,
): number {
  let first = latest;
  for (let isFound = true; isFound;) {
    isFound = false;
    for (const { firstAt, lastAt } of open) {
      if (firstAt >= first) continue;
      if (toBerlinDay(first) > addDays(toBerlinDay(lastAt - 1), quarantineDays)) continue;
      [first, isFound] = [firstAt, true];
    }
  }
  return first;
}

/** Judges the immunity at the first exposure of the last round, by trying each day backwards. */
export function judgeByDays(
  open: readonly { firstAt: number; lastAt: number }[],
  events: readonly FollowUpEvent[],
  { immunity: rule, latencyMs }: FollowUpStory,
  quarantineDays: number,
): { status: ImmunityStatus; id: string | null } | null {
  if (open.length === 0) return null;
  const latest = Math.max(...open.map(({ firstAt }) => firstAt));
  const first = findFirstOfRound(open, latest, quarantineDays);
  const exposedOn = toBerlinDay(first);
  const none = { status: ImmunityStatus.UNKNOWN, id: null };
  if (rule.doses === null && !rule.laboratory && !rule.illness) return none;
  const all = events
    .flatMap((event) => (event.kind === 'EVIDENCE' ? [event.evidence] : []))
    .filter(({ validUntil }) => validUntil === null || exposedOn <= validUntil);

  let doses = 0;
  let lastCounted: string | null = null;
  let lastDose: string | null = null;
  for (let day = subtractDays(exposedOn, 100); day < exposedOn; day = nextDay(day)) {
    const given = all.filter((one) => one.kind === ImmunityEvidenceKind.VACCINATION);
    const ofDay = given.filter((one) => one.day === day);
    if (ofDay.length === 0) continue;
    if (lastCounted === null || day >= addDays(lastCounted, 4 * 7)) {
      doses += 1;
      lastCounted = day;
    }
    for (const one of ofDay) if (one.doses! > doses) doses = one.doses!;
    lastDose = ofDay
      .map(({ id }) => id)
      .toSorted()
      .at(-1)!;
  }
  if (rule.doses !== null && doses >= rule.doses)
    return { status: ImmunityStatus.IMMUNE, id: lastDose };

  const lastSample = addDays(exposedOn, Math.floor(latencyMs / DAY));
  let found = none as { status: ImmunityStatus; id: string | null };
  for (let day = subtractDays(exposedOn, 100); day <= lastSample; day = nextDay(day)) {
    const ofDay = all.filter(
      (one) =>
        one.day === day &&
        ((one.kind === ImmunityEvidenceKind.OTHER && day <= exposedOn) ||
          (one.kind === ImmunityEvidenceKind.ILLNESS && day <= exposedOn && rule.illness) ||
          (one.kind === ImmunityEvidenceKind.LABORATORY && rule.laboratory)),
    );
    const against = ofDay.filter(({ isImmune }) => !isImmune);
    const decisive = (against.length > 0 ? against : ofDay)
      .map(({ id }) => id)
      .toSorted()
      .at(-1);
    if (decisive === undefined) continue;
    const status = against.length > 0 ? ImmunityStatus.NOT_IMMUNE : ImmunityStatus.IMMUNE;
    found = { status, id: decisive };
  }
  if (found.id === null && doses > 0) return { status: ImmunityStatus.NOT_IMMUNE, id: lastDose };
  return found;
}
