import type { ReleaseTest } from '../diseases/disease-enums.js';
import type { ImmunityRule } from '../diseases/figures.js';
import type { PlanStepInForce } from '../diseases/plan.js';
import type { RestrictionKind } from '../diseases/plan-enums.js';
import type { OpenStepStatus, PersonStep } from './plan-steps.js';
import type { ImmunityStatus, JudgedEvidence } from '../immunity/judge-immunity.js';
import type { ContactSource } from '../../contacts/tracing/trace.js';

/** State of a person's follow-up. */
export enum FollowUpState {
  TO_INFORM = 'TO_INFORM',
  INFORMED = 'INFORMED',
  IN_QUARANTINE = 'IN_QUARANTINE',
  TEST_DUE = 'TEST_DUE',
  RELEASED = 'RELEASED',
  BECAME_A_CASE = 'BECAME_A_CASE',
  NO_LONGER_EXPOSED = 'NO_LONGER_EXPOSED',
  IMMUNE = 'IMMUNE',
}

export enum FollowUpStep {
  INFORM = 'INFORM',
  CORRECT = 'CORRECT',
  TEST = 'TEST',
  RELEASE = 'RELEASE',
  ASK_FOR_PROOF = 'ASK_FOR_PROOF',
  GIVE_PROPHYLAXIS = 'GIVE_PROPHYLAXIS',
  CHECK_SYMPTOMS = 'CHECK_SYMPTOMS',
}

export enum FollowUpActKind {
  INFORMED = 'INFORMED',
  TESTED = 'TESTED',
  RELEASED = 'RELEASED',
  NOTE = 'NOTE',
  ASSIGNED = 'ASSIGNED',
  CORRECTED = 'CORRECTED',
  CALLED = 'CALLED',
  PROOF_ASKED = 'PROOF_ASKED',
  PROPHYLAXIS = 'PROPHYLAXIS',
  SYMPTOMS_CHECKED = 'SYMPTOMS_CHECKED',
}

/** What came of a prophylaxis. */
export enum ProphylaxisOutcome {
  OFFERED = 'OFFERED',
  GIVEN = 'GIVEN',
  DECLINED = 'DECLINED',
  NOT_TO_BE_GIVEN = 'NOT_TO_BE_GIVEN',
}

/** Outcome of a call in which the person was told nothing. */
export enum CallOutcome {
  NO_ANSWER = 'NO_ANSWER',
  CALL_BACK = 'CALL_BACK',
  WRONG_NUMBER = 'WRONG_NUMBER',
}

const completedSteps: Partial<Record<FollowUpActKind, FollowUpStep>> = {
  [FollowUpActKind.INFORMED]: FollowUpStep.INFORM,
  [FollowUpActKind.CORRECTED]: FollowUpStep.CORRECT,
  [FollowUpActKind.TESTED]: FollowUpStep.TEST,
  [FollowUpActKind.PROOF_ASKED]: FollowUpStep.ASK_FOR_PROOF,
  [FollowUpActKind.PROPHYLAXIS]: FollowUpStep.GIVE_PROPHYLAXIS,
  [FollowUpActKind.SYMPTOMS_CHECKED]: FollowUpStep.CHECK_SYMPTOMS,
};

/** Steps that a release of the person completes. */
const stepsUntilRelease = new Set([FollowUpStep.INFORM, FollowUpStep.TEST, FollowUpStep.RELEASE]);

/** Whether an act completes the next step of a row. An offer of prophylaxis does not. */
export function completesStep(
  { kind, prophylaxis }: { kind: FollowUpActKind; prophylaxis?: ProphylaxisOutcome | null },
  nextStep: FollowUpStep | null,
): boolean {
  if (nextStep === null || prophylaxis === ProphylaxisOutcome.OFFERED) return false;
  if (kind === FollowUpActKind.RELEASED) return stepsUntilRelease.has(nextStep);
  return completedSteps[kind] === nextStep;
}

export enum TestResult {
  NEGATIVE = 'NEGATIVE',
  POSITIVE = 'POSITIVE',
}

/** What the dates that a person was told count from. */
export enum CountedFrom {
  /** The day of the exposure, which the person may know. */
  EXPOSURE = 'EXPOSURE',
  /** The end of the days or the week that a notice named. */
  PERIOD = 'PERIOD',
  /** The day on which the person was told. */
  TELLING = 'TELLING',
}

/** What a person was told about their quarantine. */
export interface Announcement {
  /** Last day at home; null: nobody asked the person to stay home. */
  until: string | null;
  /** First day on which a negative test ends it; null: none does. */
  testDay: string | null;
  countedFrom: CountedFrom;
}

/** How a person was exposed by a case; moments in epoch milliseconds. */
export interface CaseExposure {
  caseId: string;
  /** Number of the case, as in C-12. */
  caseNumber: number;
  caseOpenedAt: number;
  /** Day of the onset of the case, else of its specimen or its report. */
  caseDayZero: string;
  /** Fewest transmissions from the case, 1 to 3. */
  level: number;
  exposedAt: number;
  /** Last moment of a contact that counts with the carrier of the path. */
  lastExposedAt: number;
  /** Minutes of that last contact. */
  minutes: number;
  source: ContactSource;
  /** The exposure without the records of the person's own phone (`tracing/corroborated.ts`); null: none is left. */
  corroborated: Pick<CaseExposure, 'level' | 'exposedAt' | 'lastExposedAt'> | null;
}

/** An act on the row of a person and a disease. */
export interface RecordedAct {
  id: string;
  kind: FollowUpActKind;
  /** When it was entered, in epoch milliseconds. */
  at: number;
  /** TESTED and RELEASED: calendar day of the test or the release. */
  day: string | null;
  /** PROOF_ASKED, PROPHYLAXIS and SYMPTOMS_CHECKED: when it happened, in epoch milliseconds. */
  happenedAt: number | null;
  /** PROPHYLAXIS: code of the step of the plan, and what came of it. */
  step: string | null;
  prophylaxis: ProphylaxisOutcome | null;
  /** TESTED: kind and result. */
  test: ReleaseTest | null;
  result: TestResult | null;
  /** TESTED with a positive result: the case that it opened or confirmed. */
  caseId: string | null;
  /** Last day of quarantine that the row named when the act was entered. */
  quarantineUntil: string | null;
  /** The row's `corroboratedUntil` when the act was entered. */
  corroboratedUntil: string | null;
  /** INFORMED: what the person was told. */
  announced: Announcement | null;
  /** ASSIGNED: who works on it; null: nobody. */
  assignee: string | null;
  isUndone: boolean;
}

/** A case of the person itself, of the same disease. */
export interface OwnCase {
  id: string;
  number: number;
  closedAt: number | null;
  /** Closed as not a case, or as opened in error. */
  isDismissed: boolean;
}

/** Figures of the disease. */
export interface FollowUpFigures {
  /** Null: exposed people are informed, and nobody is asked to stay home. */
  quarantineDays: number | null;
  /** First day after the last exposure on which a negative test ends the quarantine; null: none does. */
  releaseTestDay: number | null;
  releaseTests: readonly ReleaseTest[];
  latentDays: number | null;
  immunity: ImmunityRule;
  plan: readonly PlanStepInForce[];
  stayHomeFromDay: number;
}

/** Everything that determines the row of a person and a disease; lists in any order. */
export interface FollowUpFacts {
  exposures: readonly CaseExposure[];
  acts: readonly RecordedAct[];
  ownCases: readonly OwnCase[];
  /** Confirmed evidence of immunity to the disease. */
  immunityEvidence: readonly JudgedEvidence[];
  figures: FollowUpFigures;
  /** Maximum level at which people are followed up. */
  levels: number;
  timeZone: string;
  now: number;
}

/** What an exposed person must not do; days are calendar days of the company. */
export interface Restriction {
  kind: RestrictionKind;
  from: string;
  until: string;
}

/** The row of a person and a disease. */
export interface FollowUpRow {
  state: FollowUpState;
  nextStep: FollowUpStep | null;
  /** When the next step can be taken, in epoch milliseconds; null: there is none. */
  opensAt: number | null;
  /** When the next step is due, in epoch milliseconds. */
  dueAt: number | null;
  /** OVERDUE only for informing and for steps of the plan; null: there is no next step. */
  stepStatus: OpenStepStatus | null;
  /** Steps of the plan, in its order; empty for people who are not exposed now. */
  steps: readonly PersonStep[];
  /** The strictest restriction that is not over; null: none. */
  restriction: Restriction | null;
  /** Last day of quarantine; null: nobody asks for one. */
  quarantineUntil: string | null;
  /** First day on which a negative test ends the quarantine; null: none does. */
  releaseTestDay: string | null;
  /** The state and its dates in one sentence. */
  reason: string;
  /** When the person was last informed, and not corrected since. */
  informedAt: number | null;
  /** Last day of quarantine that the person was told, and what it counts from. */
  toldUntil: string | null;
  toldFrom: CountedFrom | null;
  /** First day that the person was told on which a negative test ends the quarantine; null: none. */
  toldTestDay: string | null;
  /** Day on which a test or a doctor ended the quarantine that the person was told; null: nothing has. */
  toldEndedOn: string | null;
  owesCorrection: boolean;
  /** Whether the person was immune at the first exposure of the round; null: nobody is exposed now. */
  immunity: ImmunityStatus | null;
  /** Evidence that decides on the immunity; null: none does. */
  immunityEvidenceId: string | null;
  assignee: string | null;
  /** The step INFORM or CORRECT that would be next if the person's own phone had reported nothing; null: neither. */
  corroboratedStep: FollowUpStep.INFORM | FollowUpStep.CORRECT | null;
  /** Last day of quarantine if the person's own phone had reported nothing; null: none. */
  corroboratedUntil: string | null;
  /** Whether the person is exposed, or is to be informed now, only by what their own phone has reported. */
  isOwnPhoneOnly: boolean;
  /** When the row changes next without a new fact, in epoch milliseconds; null: never. */
  changesAt: number | null;
}
