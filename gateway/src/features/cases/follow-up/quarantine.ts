import { addDays, dayIn, lastDayIn } from '../../company/profile/calendar-days.js';
import {
  type Announcement,
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
  /** Whether it is longer than its exposure asks for, because the person was told so. */
  isAsTold: boolean;
}

/**
 * Finds the quarantine after exposures. Each exposure leads to one until the end of (day of its last moment + quarantine days), which
 * a release or a negative test may end early; the one that ends last counts. It never ends before a day for which an act recorded that
 * the person was in quarantine. Null without exposures, and for a disease without quarantine.
 *
 * It lasts at least as long as a person was told from whom the day of the exposure is hidden, and no test ends it before the day that they
 * were told: the day on which it ends would otherwise give the day of the exposure away.
 * @param acts in order, without undone ones.
 * @param hidden what the person was told, if its dates hide the day of the exposure.
 */
export function findQuarantine(
  exposures: readonly CaseExposure[],
  acts: readonly RecordedAct[],
  facts: Pick<FollowUpFacts, 'figures' | 'timeZone'>,
  hidden: Announcement | null,
): Quarantine | null {
  const { quarantineDays } = facts.figures;
  if (quarantineDays === null || exposures.length === 0) return null;
  const [last] = exposures
    .map((exposure) => computeQuarantine(exposure, quarantineDays, acts, facts, hidden))
    .toSorted(
      (a, b) =>
        compareText(b.freeFrom, a.freeFrom) ||
        b.exposure.lastExposedAt - a.exposure.lastExposedAt ||
        a.exposure.caseNumber - b.exposure.caseNumber,
    );
  const earliestEnd = findEarliestEnd(acts, facts.timeZone);
  if (earliestEnd === null || earliestEnd <= last!.until) return last!;
  const freeFrom = last!.endedBy ? earliestEnd : addDays(earliestEnd, 1);
  return { ...last!, until: earliestEnd, freeFrom };
}

function computeQuarantine(
  exposure: CaseExposure,
  quarantineDays: number,
  acts: readonly RecordedAct[],
  { figures, timeZone }: Pick<FollowUpFacts, 'figures' | 'timeZone'>,
  hidden: Announcement | null,
): Quarantine {
  const lastDay = lastDayIn(timeZone, exposure.lastExposedAt);
  const ownEnd = addDays(lastDay, quarantineDays);
  const end = findLater(ownEnd, hidden?.until);
  const testDay =
    figures.releaseTestDay === null
      ? null
      : findLater(addDays(lastDay, figures.releaseTestDay), hidden?.testDay);
  const [release] = acts
    .filter(({ day }) => day !== null && day >= lastDay && day <= end)
    .filter((act) => isRelease(act, testDay, figures.releaseTests))
    .toSorted((a, b) => compareText(a.day!, b.day!));
  return release
    ? {
        until: release.day!,
        freeFrom: release.day!,
        exposure,
        endedBy: release,
        testDay,
        isAsTold: false,
      }
    : {
        until: end,
        freeFrom: addDays(end, 1),
        exposure,
        endedBy: null,
        testDay,
        isAsTold: end > ownEnd,
      };
}

function findLater(day: string, other: string | null | undefined): string {
  return other && other > day ? other : day;
}

/** Whether an act is a release, or a negative test that ends a quarantine with this test day. */
export function isRelease(
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

/** Finds the last day for which an act recorded that the person was in quarantine; null: none did. */
function findEarliestEnd(acts: readonly RecordedAct[], timeZone: string): string | null {
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
