import { addDays, dayIn } from '../companies/calendar-days.js';
import {
  type CaseExposure,
  FollowUpActKind,
  type FollowUpFacts,
  type RecordedAct,
  TestResult,
} from './follow-up-facts.js';

/** The quarantine of a person. */
export interface Quarantine {
  /** Last day. */
  until: string;
  /** First day without quarantine: the day after `until`, or `until` itself where an act ended it. */
  freeFrom: string;
  /** The exposure that ends last. */
  exposure: CaseExposure;
  /** The act that ended it early; null: its days end it. */
  endedBy: RecordedAct | null;
  /** First day on which a negative test ends it; null: none does. */
  testDay: string | null;
}

/**
 * Finds the quarantine that exposures ask for: each lasts until the end of (day of its last moment + quarantine days), a release
 * or a negative test may end it early, and the last of them counts. It never ends before a day on which an act was entered
 * inside the quarantine of then. Null without exposures, and for a disease that asks for none.
 * @param acts in order and none undone.
 */
export function findQuarantine(
  exposures: readonly CaseExposure[],
  acts: readonly RecordedAct[],
  facts: Pick<FollowUpFacts, 'figures' | 'timeZone'>,
): Quarantine | null {
  const { quarantineDays } = facts.figures;
  if (quarantineDays === null || exposures.length === 0) return null;
  const [last] = exposures
    .map((exposure) => quarantineAfter(exposure, quarantineDays, acts, facts))
    .toSorted(
      (a, b) =>
        compareText(b.freeFrom, a.freeFrom) ||
        b.exposure.lastExposedAt - a.exposure.lastExposedAt ||
        a.exposure.caseNumber - b.exposure.caseNumber,
    );
  const floor = findFloor(acts, facts.timeZone);
  if (floor === null || floor <= last!.until) return last!;
  return { ...last!, until: floor, freeFrom: last!.endedBy ? floor : addDays(floor, 1) };
}

function quarantineAfter(
  exposure: CaseExposure,
  quarantineDays: number,
  acts: readonly RecordedAct[],
  { figures, timeZone }: Pick<FollowUpFacts, 'figures' | 'timeZone'>,
): Quarantine {
  const lastDay = dayIn(timeZone, exposure.lastExposedAt);
  const end = addDays(lastDay, quarantineDays);
  const testDay = figures.releaseTestDay === null ? null : addDays(lastDay, figures.releaseTestDay);
  const [release] = acts
    .filter(({ day }) => day !== null && day >= lastDay && day <= end)
    .filter((act) => isRelease(act, testDay, figures.releaseTests))
    .toSorted((a, b) => compareText(a.day!, b.day!));
  return release
    ? { until: release.day!, freeFrom: release.day!, exposure, endedBy: release, testDay }
    : { until: end, freeFrom: addDays(end, 1), exposure, endedBy: null, testDay };
}

function isRelease(
  { kind, day, test, result }: RecordedAct,
  testDay: string | null,
  releaseTests: readonly string[],
): boolean {
  if (kind === FollowUpActKind.RELEASED) return true;
  return (
    kind === FollowUpActKind.TESTED &&
    result === TestResult.NEGATIVE &&
    testDay !== null &&
    day! >= testDay &&
    (releaseTests.length === 0 || (test !== null && releaseTests.includes(test)))
  );
}

/** Returns the last day of which an act says that the person was in quarantine; null if none does. */
function findFloor(acts: readonly RecordedAct[], timeZone: string): string | null {
  const [last] = acts
    .filter(({ quarantineUntil }) => quarantineUntil !== null)
    .map(({ at, day, quarantineUntil }) => {
      const actDay = day ?? dayIn(timeZone, at);
      return actDay < quarantineUntil! ? actDay : quarantineUntil!;
    })
    .toSorted((a, b) => compareText(b, a));
  return last ?? null;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
