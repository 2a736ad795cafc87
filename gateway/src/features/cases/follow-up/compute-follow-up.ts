import { infectionTests } from '../diseases/disease-enums.js';
import { addDays, dayIn, lastDayIn, startOfDayIn } from '../../company/profile/calendar-days.js';
import {
  type Announcement,
  type CaseExposure,
  CountedFrom,
  FollowUpActKind,
  type FollowUpFacts,
  type FollowUpRow,
  FollowUpState,
  FollowUpStep,
  type OwnCase,
  type RecordedAct,
  TestResult,
} from './follow-up-facts.js';
import { findLastRound, judgeRound } from './exposure-round.js';
import { findNextStep, findRestriction } from './next-step.js';
import { computeSteps } from './plan-steps.js';
import { ImmunityStatus } from '../immunity/judge-immunity.js';
import { findQuarantine, isRelease, type Quarantine } from './quarantine.js';
import { formatReason } from './reason.js';

/**
 * Computes one row from the facts about a person and a disease; null if there is nothing to show. The row depends on the facts and on
 * the time, not on the order in which the facts became known.
 */
export function computeFollowUp(facts: FollowUpFacts): FollowUpRow | null {
  const row = computeFromExposures(facts);
  if (row === null) return null;
  const corroborated = computeFromExposures(withoutOwnPhone(facts));
  const step = corroborated?.nextStep ?? null;
  const changes = [row.changesAt, corroborated?.changesAt ?? null].filter(
    (moment) => moment !== null,
  );
  return {
    ...row,
    corroboratedStep: isToldByNotice(step, corroborated) ? step : null,
    corroboratedUntil: corroborated?.quarantineUntil ?? null,
    isOwnPhoneOnly:
      isExposed(row) &&
      (!corroborated ||
        !isExposed(corroborated) ||
        (row.nextStep === FollowUpStep.INFORM && step !== FollowUpStep.INFORM)),
    changesAt: changes.length > 0 ? Math.min(...changes) : null,
  };
}

/**
 * Whether notices tell a step. Where the day of the exposure is hidden, none corrects somebody immune: that one comes would tell whether
 * the exposure was before or after the day of the evidence. An officer decides and tells it.
 */
function isToldByNotice(
  step: FollowUpStep | null,
  corroborated: Pick<FollowUpRow, 'state' | 'toldFrom'> | null,
): step is FollowUpStep.INFORM | FollowUpStep.CORRECT {
  if (step === FollowUpStep.CORRECT && corroborated?.state === FollowUpState.IMMUNE)
    return corroborated.toldFrom === CountedFrom.EXPOSURE;
  return step === FollowUpStep.INFORM || step === FollowUpStep.CORRECT;
}

function isExposed({ state }: Pick<FollowUpRow, 'state'>): boolean {
  return state !== FollowUpState.NO_LONGER_EXPOSED && state !== FollowUpState.BECAME_A_CASE;
}

/** Returns the facts as if the person's own phone had reported nothing. What the person was told since stays. */
function withoutOwnPhone(facts: FollowUpFacts): FollowUpFacts {
  return {
    ...facts,
    exposures: facts.exposures.flatMap(({ corroborated, ...exposure }) =>
      corroborated ? [{ ...exposure, ...corroborated, corroborated }] : [],
    ),
    acts: facts.acts.map((act) =>
      act.kind === FollowUpActKind.INFORMED
        ? act
        : { ...act, quarantineUntil: act.corroboratedUntil },
    ),
  };
}

/** Computes the row from the facts, whoever has reported the exposures. */
function computeFromExposures(
  facts: FollowUpFacts,
): Omit<FollowUpRow, 'corroboratedStep' | 'corroboratedUntil' | 'isOwnPhoneOnly'> | null {
  const { figures, timeZone, now } = facts;
  const acts = facts.acts.filter(({ isUndone }) => !isUndone).toSorted(compareActs);
  const counting = facts.exposures
    .filter(({ level }) => level <= facts.levels)
    .toSorted((a, b) => a.lastExposedAt - b.lastExposedAt || b.caseNumber - a.caseNumber);
  if (counting.length === 0 && acts.length === 0) return null;

  const ownCases = facts.ownCases.filter(({ isDismissed }) => !isDismissed);
  const positiveTests = findPositiveTests(acts, facts.ownCases);
  const exposures = counting.filter(
    (exposure) => !isDuringOwnCase(exposure, ownCases, positiveTests, timeZone),
  );
  const latest = exposures.at(-1) ?? null;
  const informed = findLastInformed(acts);
  const told = findTold(informed);
  const round = findLastRound(exposures, facts);
  const immunity = round && judgeRound(round, facts);
  const isImmune = immunity?.status === ImmunityStatus.IMMUNE;
  const quarantine = isImmune
    ? null
    : findQuarantine(exposures, acts, facts, findHiddenEnd(informed));
  const isCase =
    counting.length > 0 ||
    positiveTests.length > 0 ||
    ownCases.some(({ closedAt }) => closedAt === null);
  const today = dayIn(timeZone, now);
  const state = latest
    ? isImmune
      ? FollowUpState.IMMUNE
      : findExposedState(wasInformedOf(informed, told, quarantine, latest), quarantine, today)
    : isCase
      ? FollowUpState.BECAME_A_CASE
      : FollowUpState.NO_LONGER_EXPOSED;
  const toldEndedOn = findEndOfTold(told, informed, acts, figures.releaseTests);
  // Somebody immune is told that nothing keeps them at home while they believe that something does.
  const believesUntil = isImmune && toldEndedOn === null ? (told?.until ?? null) : null;
  const owesCorrection =
    informed !== null &&
    (state === FollowUpState.NO_LONGER_EXPOSED ||
      (believesUntil !== null && today <= believesUntil));

  const toMidnight = (day: string | null) => (day === null ? null : startOfDayIn(timeZone, day));
  const testDay = quarantine?.endedBy === null ? quarantine.testDay : null;
  const testAt = toMidnight(testDay);
  const freeAt = toMidnight(quarantine?.freeFrom ?? null);
  const believedAt = toMidnight(believesUntil === null ? null : addDays(believesUntil, 1));
  const steps = round
    ? computeSteps({ plan: figures.plan, round, status: immunity!.status, acts, timeZone, now })
    : [];
  const next = findNextStep({
    state,
    correctionSince: owesCorrection ? informed.at : null,
    newsSince: findNewsSince(exposures, acts, told, facts),
    testAt,
    freeAt,
    steps,
    now,
  });
  const moments = [
    testAt,
    freeAt,
    believedAt,
    next.nextStep === FollowUpStep.INFORM ? next.dueAt : null,
    ...steps.flatMap(({ opensAt, bestBy, endsAt, dueAt }) => [opensAt, bestBy, endsAt, dueAt]),
  ];
  const ahead = moments.filter((moment) => moment !== null && moment > now) as number[];
  return {
    state,
    ...next,
    steps,
    restriction: round && findRestriction(quarantine, steps, round, facts),
    quarantineUntil: quarantine?.until ?? null,
    releaseTestDay: testDay,
    reason: formatReason({ state, quarantine, latest, ownCases, positiveTests }, timeZone),
    informedAt: informed?.at ?? null,
    toldUntil: told?.until ?? null,
    toldFrom: informed?.announced?.countedFrom ?? null,
    toldTestDay: told?.testDay ?? null,
    toldEndedOn,
    owesCorrection,
    immunity: immunity?.status ?? null,
    immunityEvidenceId: immunity?.evidence?.id ?? null,
    assignee: acts.findLast(({ kind }) => kind === FollowUpActKind.ASSIGNED)?.assignee ?? null,
    changesAt: ahead.length > 0 ? Math.min(...ahead) : null,
  };
}

/** Orders acts by the moment at which they were entered. */
function compareActs(a: RecordedAct, b: RecordedAct): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}

/** Finds the tests that found the disease and whose case was not dismissed, by the day of the test. */
function findPositiveTests(
  acts: readonly RecordedAct[],
  ownCases: readonly OwnCase[],
): RecordedAct[] {
  const dismissed = new Set(ownCases.filter((own) => own.isDismissed).map(({ id }) => id));
  return acts
    .filter(
      ({ kind, test, result, caseId }) =>
        kind === FollowUpActKind.TESTED &&
        result === TestResult.POSITIVE &&
        !infectionTests.includes(test!) &&
        !(caseId !== null && dismissed.has(caseId)),
    )
    .toSorted((a, b) => (a.day! < b.day! ? -1 : Number(a.day! > b.day!)));
}

/** Whether the person fell ill after an exposure, so that the exposure needs no follow-up any more. */
function isDuringOwnCase(
  { lastExposedAt }: CaseExposure,
  ownCases: readonly OwnCase[],
  positiveTests: readonly RecordedAct[],
  timeZone: string,
): boolean {
  const lastDay = lastDayIn(timeZone, lastExposedAt);
  return (
    ownCases.some(({ closedAt }) => closedAt === null || lastExposedAt < closedAt) ||
    positiveTests.some(({ day }) => day! >= lastDay)
  );
}

/** Finds the act by which the person was last informed; null if nobody has, or if it was corrected since. */
function findLastInformed(acts: readonly RecordedAct[]): RecordedAct | null {
  const last = acts.findLast(isTelling);
  return last?.kind === FollowUpActKind.INFORMED ? last : null;
}

/** Whether the person knows of the last exposure: was told of a quarantine at least as long or, without one, was informed afterwards. */
function wasInformedOf(
  informed: RecordedAct | null,
  told: Told | null,
  quarantine: Quarantine | null,
  latest: CaseExposure,
): boolean {
  if (informed === null) return false;
  if (quarantine === null) return informed.at >= latest.lastExposedAt;
  return told !== null && told.until !== null && told.until >= quarantine.until;
}

/**
 * Finds when the first news came that a person has not heard. An exposure is news from the opening of its case, but never before it
 * happened or before the person was last told how things stood.
 */
function findNewsSince(
  exposures: readonly CaseExposure[],
  acts: readonly RecordedAct[],
  told: Told | null,
  { figures: { quarantineDays }, timeZone }: FollowUpFacts,
): number {
  const toldAt = acts.findLast(isTelling)?.at ?? 0;
  const isNews = ({ lastExposedAt }: CaseExposure): boolean => {
    if (told === null) return true;
    if (quarantineDays === null) return lastExposedAt > toldAt;
    return (
      told.until === null ||
      addDays(lastDayIn(timeZone, lastExposedAt), quarantineDays) > told.until
    );
  };
  const news = exposures.filter(isNews);
  const moments = (news.length > 0 ? news : exposures).map(
    ({ caseOpenedAt, exposedAt, lastExposedAt }) =>
      Math.max(caseOpenedAt, told === null ? exposedAt : lastExposedAt, toldAt),
  );
  return Math.min(...moments);
}

/** Whether a person is told by an act how things stand. */
function isTelling({ kind }: RecordedAct): boolean {
  return kind === FollowUpActKind.INFORMED || kind === FollowUpActKind.CORRECTED;
}

type Told = Pick<Announcement, 'until' | 'testDay'>;

/** Returns what the person was last told. Without an announcement, the act was stored by an older version of the gateway. */
function findTold(informed: RecordedAct | null): Told | null {
  return informed && (informed.announced ?? { until: informed.quarantineUntil, testDay: null });
}

/** Returns what the person was told if its dates hide the day of the exposure; null otherwise. */
function findHiddenEnd(informed: RecordedAct | null): Announcement | null {
  const announced = informed?.announced ?? null;
  return announced?.countedFrom === CountedFrom.EXPOSURE ? null : announced;
}

/**
 * Finds the day on which a test or a doctor ended the quarantine that the person was told; null: nothing has. It depends on nothing
 * that the person was not told, so that later exposures and contests do not change it.
 */
function findEndOfTold(
  told: Told | null,
  informed: RecordedAct | null,
  acts: readonly RecordedAct[],
  releaseTests: readonly string[],
): string | null {
  if (told === null || told.until === null) return null;
  const { until, testDay } = told;
  const days = acts
    .filter((act) => act.at >= informed!.at && isRelease(act, testDay, releaseTests))
    .flatMap(({ day }) => (day !== null && day <= until ? [day] : []));
  return days.toSorted()[0] ?? null;
}

function findExposedState(
  isAware: boolean,
  quarantine: Quarantine | null,
  today: string,
): FollowUpState {
  if (quarantine !== null && today >= quarantine.freeFrom) return FollowUpState.RELEASED;
  if (!isAware) return FollowUpState.TO_INFORM;
  if (quarantine === null) return FollowUpState.INFORMED;
  const { testDay, endedBy } = quarantine;
  const isTestDue = endedBy === null && testDay !== null && today >= testDay;
  return isTestDue ? FollowUpState.TEST_DUE : FollowUpState.IN_QUARANTINE;
}
