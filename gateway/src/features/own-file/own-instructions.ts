import { CaseClassification, type DiseaseCase } from '../cases/register/disease-case.entity.js';
import {
  findIsolation,
  type Isolation,
  type IsolationFacts,
  type IsolationFigures,
} from '../cases/register/isolation.js';
import { formatDay } from '../company/profile/calendar-days.js';
import { CountedFrom, FollowUpState } from '../cases/follow-up/follow-up-facts.js';
import type { FollowUp } from '../cases/follow-up/follow-up.entity.js';
import type { OwnInstruction } from './own-file.types.js';

/** The parts of a follow-up from which an instruction follows. */
export type OwnFollowUp = Pick<
  FollowUp,
  'disease' | 'state' | 'informedAt' | 'toldUntil' | 'toldFrom' | 'toldTestDay' | 'toldEndedOn'
>;

/** The parts of an open case from which an instruction follows. */
export interface OwnCase extends IsolationFacts, Pick<DiseaseCase, 'disease' | 'classification'> {
  /** Whether only the person has reported it so far. */
  isUnconfirmed: boolean;
}

const wasNear = 'You were near somebody with an illness that others can catch.';

/**
 * Returns the instruction for an exposure as far as the person was told; null: they were told nothing. It follows from nothing but what
 * they were told and from tests and releases since, so that later exposures, contests and the end of a quarantine do not show in it.
 * @param today day of the company.
 */
export function toInstruction(row: OwnFollowUp, today: string): OwnInstruction | null {
  if (row.informedAt === null || row.state === FollowUpState.BECAME_A_CASE) return null;
  const { toldUntil, toldTestDay: testDay, toldEndedOn } = row;
  const about = { disease: null, releaseTestDay: null };
  if (toldUntil === null) {
    const reason = `${wasNear} You do not have to stay home because of that.`;
    return { ...about, state: FollowUpState.INFORMED, quarantineUntil: null, reason };
  }
  if (toldEndedOn !== null || toldUntil < today) {
    const reason = `${wasNear} You no longer have to stay home because of that.`;
    const quarantineUntil = toldEndedOn ?? toldUntil;
    return { ...about, state: FollowUpState.RELEASED, quarantineUntil, reason };
  }
  const test =
    testDay === null
      ? ''
      : ` A negative test taken on ${formatDay(testDay)} or later may end this earlier: please ask your company which one.`;
  return {
    disease: null,
    state:
      testDay !== null && testDay <= today ? FollowUpState.TEST_DUE : FollowUpState.IN_QUARANTINE,
    quarantineUntil: toldUntil,
    releaseTestDay: testDay,
    reason: `${wasNear} ${formatStay(row.toldFrom, toldUntil)}${test}`,
  };
}

function formatStay(toldFrom: CountedFrom | null, until: string): string {
  return toldFrom === CountedFrom.TELLING
    ? `Stay at home until we call you, at the latest on ${formatDay(until)}.`
    : `Please stay home until the end of ${formatDay(until)}.`;
}

/** Returns the instruction for an own open case. */
export function toCaseInstruction(
  own: OwnCase,
  name: string,
  figures: IsolationFigures,
  timeZone: string,
  now: number,
): OwnInstruction {
  const has = own.classification === CaseClassification.CONFIRMED ? 'have' : 'may have';
  const known = own.isUnconfirmed
    ? 'You told your company that you may be ill. It has not confirmed that yet.'
    : `Your company has recorded that you ${has} ${name}.`;
  const isolation = findIsolation(own, figures, timeZone, now);
  return {
    disease: own.disease,
    state: FollowUpState.BECAME_A_CASE,
    quarantineUntil: isolation?.until ?? null,
    releaseTestDay: null,
    reason: `${known} ${formatIsolation(isolation)}`,
  };
}

function formatIsolation(isolation: Isolation | null): string {
  if (isolation === null) return 'Please ask your doctor how long to stay away from others.';
  const { until, isOver, missing } = isolation;
  if (until === null)
    return `Please stay away from others until ${missing}. Please tell your company once it has happened.`;
  return isOver
    ? `You no longer have to stay away from others because of that: your isolation ended on ${formatDay(until)}.`
    : `Please stay away from others until the end of ${formatDay(until)}, and follow what your doctor says.`;
}
