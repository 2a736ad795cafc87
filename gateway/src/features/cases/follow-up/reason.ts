import { formatDay, formatLength, formatMoment } from '../../company/profile/calendar-days.js';
import {
  type CaseExposure,
  FollowUpActKind,
  type FollowUpFacts,
  FollowUpState,
  type OwnCase,
  type RecordedAct,
} from './follow-up-facts.js';
import type { Quarantine } from './quarantine.js';

/** The parts of a row that its reason names. */
interface ExplainedRow {
  state: FollowUpState;
  quarantine: Quarantine | null;
  /** The latest exposure that counts. */
  latest: CaseExposure | null;
  ownCases: readonly OwnCase[];
  positiveTests: readonly RecordedAct[];
}

/** Formats the state of a row and its dates: 'until Thu 14 May, because of 25 min with case C-12 on Mon 4 May, 14:10'. */
export function formatReason(
  { state, quarantine, latest, ownCases, positiveTests }: ExplainedRow,
  timeZone: FollowUpFacts['timeZone'],
): string {
  if (state === FollowUpState.BECAME_A_CASE) {
    const own = ownCases.toSorted((a, b) => b.number - a.number)[0];
    return own
      ? `is case C-${own.number}`
      : `positive test on ${formatDay(positiveTests.at(-1)!.day!)}`;
  }
  if (state === FollowUpState.IMMUNE)
    return `immune at the exposure: ${formatExposure(latest!, timeZone)}`;
  if (quarantine) return formatQuarantine(quarantine, timeZone);
  if (latest) return `exposed by ${formatExposure(latest, timeZone)}; nobody is asked to stay home`;
  return 'no exposure counts any more';
}

function formatQuarantine(
  { until, exposure, endedBy, isAsTold }: Quarantine,
  timeZone: string,
): string {
  if (endedBy?.kind === FollowUpActKind.TESTED)
    return `until ${formatDay(until)}, because of a negative test on ${formatDay(endedBy.day!)}`;
  if (endedBy)
    return `until ${formatDay(until)}, because a doctor released the person on ${formatDay(endedBy.day!)}`;
  const told = isAsTold ? ' as the person was told' : '';
  return `until ${formatDay(until)}${told}, because of ${formatExposure(exposure, timeZone)}`;
}

function formatExposure(
  { minutes, level, caseNumber, lastExposedAt, source }: CaseExposure,
  timeZone: string,
): string {
  const carrier = level === 1 ? `case C-${caseNumber}` : `somebody exposed by case C-${caseNumber}`;
  const contact = `${formatLength(minutes)} with ${carrier} on ${formatMoment(timeZone, lastExposedAt)}`;
  return source === 'manual' ? `${contact}, added by hand` : contact;
}
