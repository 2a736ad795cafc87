import type {
  ActLog_ActFragment as Act,
  FollowUpProgress_FollowUpFragment as Progress,
} from '../../../generated/graphql.ts';
import { infectionTests } from './act-form.ts';

type Outcome = Partial<Omit<Progress, 'acts'>>;

/**
 * Returns a follow-up as it will be with a new act, until the gateway answers. It has no date that only the gateway knows, and never releases
 * anybody by a test: which tests do is a rule of the disease.
 * @param today yyyy-MM-dd.
 */
export const expectProgress = (row: Progress, act: Act, today: string): Progress => ({
  ...row,
  ...expectOutcome(row, act, today),
  acts: [act, ...row.acts],
});

const nothingNext: Outcome = { nextStep: null, dueAt: null, owesCorrection: false };

const expectOutcome = (row: Progress, act: Act, today: string): Outcome => {
  const isExposed = row.state !== 'NO_LONGER_EXPOSED' && row.state !== 'BECAME_A_CASE';
  switch (act.kind) {
    case 'INFORMED':
      return {
        informedAt: act.at,
        callBackAt: null,
        ...(row.state === 'TO_INFORM' && expectInformed(row, today)),
      };
    case 'CORRECTED':
      return { ...nothingNext, informedAt: null, callBackAt: null };
    case 'CALLED':
      return { callBackAt: act.callBackAt };
    case 'TESTED':
      return act.result === 'POSITIVE' && !infectionTests.has(act.test!)
        ? { ...nothingNext, state: 'BECAME_A_CASE' }
        : {};
    case 'RELEASED':
      return isExposed && row.quarantineUntil !== null && act.day === today
        ? { ...nothingNext, state: 'RELEASED', quarantineUntil: today }
        : {};
    case 'ASSIGNED':
      return { assignee: act.assignee };
    default:
      return {};
  }
};

const expectInformed = ({ quarantineUntil, releaseTestDay }: Progress, today: string): Outcome => {
  if (quarantineUntil === null) return { ...nothingNext, state: 'INFORMED' };
  const isTestDue = releaseTestDay !== null && releaseTestDay <= today;
  return {
    state: isTestDue ? 'TEST_DUE' : 'IN_QUARANTINE',
    nextStep: isTestDue ? 'TEST' : 'RELEASE',
    dueAt: null,
  };
};

/**
 * Returns a follow-up as it will be without its newest act, until the gateway answers; null if something else has been done since.
 * @param before the follow-up before that act.
 * @param at when the act is undone, in ISO 8601.
 */
export const expectUndone = (row: Progress, before: Progress, at: string): Progress | null => {
  const [newest, ...others] = row.acts;
  return newest && others.length === before.acts.length
    ? { ...before, acts: [{ ...newest, undoneAt: at }, ...others] }
    : null;
};
