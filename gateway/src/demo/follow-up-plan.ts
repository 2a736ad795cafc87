import type { DiseaseCode } from '../features/diseases/disease-enums.js';
import type { DiseaseFigures } from '../features/diseases/figures.js';
import { foldFollowUp } from '../features/follow-up/fold.js';
import {
  type CaseExposure,
  CountedFrom,
  FollowUpActKind,
  type FollowUpRow,
  FollowUpState,
  type OwnCase,
  type RecordedAct,
  TestResult,
} from '../features/follow-up/follow-up-facts.js';
import { HOUR } from '../durations.js';
import { addDays, demoTimeZone, getMidnight, toDay } from './people.js';
import { Random } from './random.js';

/** Hours of the day at which the demo's safety officer works through the follow-up. */
const roundHours = [10, 14, 18];
/** Numbers of people whom the officer leaves to be reached, tested or corrected. */
const maxUnreached = 2;
const maxUntested = 2;
const maxUncorrected = 1;

/** The facts about a person and a disease at the end of the rounds. */
export interface FollowedPerson {
  personId: string;
  disease: DiseaseCode;
  figures: DiseaseFigures;
  /** With the moment at which the case was dismissed, if it was. */
  exposures: readonly (CaseExposure & { dismissedAt: number | null })[];
  acts: readonly RecordedAct[];
  ownCases: readonly (OwnCase & { openedAt: number })[];
}

/** An act of a round, as it is stored. */
export interface PlannedAct extends RecordedAct {
  personId: string;
  disease: DiseaseCode;
  /** The row before the act. */
  row: FollowUpRow;
}

/** Lists the rounds after one moment and until another, in epoch milliseconds. */
function listRounds(after: number, until: number): number[] {
  const rounds: number[] = [];
  for (let day = toDay(after); day <= toDay(until); day = addDays(day, 1))
    rounds.push(...roundHours.map((hours) => getMidnight(day) + hours * HOUR));
  return rounds.filter((moment) => moment > after && moment <= until);
}

/**
 * Plans the acts of the safety officer on the rounds after one moment and until another: informs all but two people, tests all but two
 * whose test is due, and corrects all but one. Deterministic.
 */
export function planRounds(
  people: readonly FollowedPerson[],
  after: number,
  until: number,
): PlannedAct[] {
  const rounds = listRounds(after, until);
  const informed = planEach(people, rounds, () => true).filter(
    ({ kind }) => kind === FollowUpActKind.INFORMED,
  );
  const last = new Map(informed.map((act) => [getKey(act), act.at]));
  const unreached = new Map([...last].toSorted(([, a], [, b]) => a - b).slice(-maxUnreached));
  return planEach(
    people,
    rounds,
    (person, moment) => moment < (unreached.get(getKey(person)) ?? Infinity),
  );
}

/** @param isReached whether the officer reaches a person on a round. */
function planEach(
  people: readonly FollowedPerson[],
  rounds: readonly number[],
  isReached: (person: FollowedPerson, moment: number) => boolean,
): PlannedAct[] {
  const planned: PlannedAct[] = [];
  for (const moment of rounds) {
    const ofPerson = Map.groupBy(planned, getKey);
    const rows = people.flatMap((person) => {
      const acts = [...person.acts, ...(ofPerson.get(getKey(person)) ?? [])];
      const row = foldAt({ ...person, acts }, moment);
      return row ? [{ person, row }] : [];
    });
    const toInform = rows.filter(
      ({ person, row }) => row.state === FollowUpState.TO_INFORM && isReached(person, moment),
    );
    // People exposed by two cases are tested last, so that the demo shows their longer quarantine.
    const toTest = rows
      .filter(({ row }) => row.state === FollowUpState.TEST_DUE)
      .toSorted(
        (a, b) =>
          Number(a.person.exposures.length > 1) - Number(b.person.exposures.length > 1) ||
          a.row.dueAt! - b.row.dueAt!,
      );
    const toCorrect = rows.filter(({ row }) => row.owesCorrection);
    planned.push(
      ...toInform.map((each) => planAct(FollowUpActKind.INFORMED, each, moment)),
      ...toTest.slice(0, -maxUntested).map((each) => planAct(FollowUpActKind.TESTED, each, moment)),
      ...toCorrect
        .slice(0, -maxUncorrected)
        .map((each) => planAct(FollowUpActKind.CORRECTED, each, moment)),
    );
  }
  return planned;
}

export const getKey = ({
  personId,
  disease,
}: Pick<FollowedPerson, 'personId' | 'disease'>): string => `${personId} ${disease}`;

function planAct(
  kind: FollowUpActKind,
  { person, row }: { person: FollowedPerson; row: FollowUpRow },
  moment: number,
): PlannedAct {
  const isTest = kind === FollowUpActKind.TESTED;
  const { personId, disease } = person;
  const { quarantineUntil, releaseTestDay } = row;
  return {
    personId,
    disease,
    row,
    id: new Random('act', kind, personId, disease, moment).uuid(moment),
    kind,
    at: moment,
    day: isTest ? toDay(moment) : null,
    test: isTest ? (person.figures.releaseTests[0] ?? null) : null,
    result: isTest ? TestResult.NEGATIVE : null,
    caseId: null,
    corroboratedUntil: row.corroboratedUntil,
    quarantineUntil,
    announced:
      kind === FollowUpActKind.INFORMED
        ? {
            until: quarantineUntil,
            testDay: releaseTestDay,
            countedFrom: CountedFrom.EXPOSURE,
          }
        : null,
    assignee: null,
    isUndone: false,
  };
}

/** Lists the exposures of a person as they were known at a moment. */
export function listKnownExposures(
  { exposures }: Pick<FollowedPerson, 'exposures'>,
  now: number,
): CaseExposure[] {
  return exposures
    .filter(
      ({ caseOpenedAt, exposedAt, dismissedAt }) =>
        caseOpenedAt <= now && exposedAt <= now && (dismissedAt === null || dismissedAt > now),
    )
    .map((exposure) => ({
      ...exposure,
      ...untilNow(exposure, now),
      corroborated:
        exposure.corroborated && exposure.corroborated.exposedAt <= now
          ? { ...exposure.corroborated, ...untilNow(exposure.corroborated, now) }
          : null,
    }));
}

function untilNow(
  { exposedAt, lastExposedAt }: Pick<CaseExposure, 'exposedAt' | 'lastExposedAt'>,
  now: number,
): Pick<CaseExposure, 'lastExposedAt'> {
  return { lastExposedAt: lastExposedAt <= now ? lastExposedAt : exposedAt };
}

/** Folds the row of a person as it was known at a moment. */
export function foldAt(
  { exposures, acts, ownCases, figures }: FollowedPerson,
  now: number,
): FollowUpRow | null {
  return foldFollowUp({
    exposures: listKnownExposures({ exposures }, now),
    acts: acts.filter(({ at }) => at <= now),
    ownCases: ownCases
      .filter(({ openedAt }) => openedAt <= now)
      .map((own) => ({
        ...own,
        closedAt: own.closedAt !== null && own.closedAt <= now ? own.closedAt : null,
        isDismissed: own.isDismissed && own.closedAt !== null && own.closedAt <= now,
      })),
    figures,
    levels: 1,
    timeZone: demoTimeZone,
    now,
  });
}
