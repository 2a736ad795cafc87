import type {
  AddFollowUpActInput,
  CallOutcome,
  FollowUpActKind,
  InformChannel,
  ProphylaxisOutcome,
  ReleaseTest,
  TestResult,
} from '../../../generated/graphql.ts';
import { instantOfWall, isWholeWallTime, noWallTime } from '../../../lib/dates/wall-time.ts';
import { texts } from './texts.tsx';

/** Fields of the dialog; each kind of act shows some of them. */
export interface ActValues {
  channel: InformChannel;
  callOutcome: CallOutcome | '';
  /** When to call again, in ISO 8601; '' for the gateway's choice. */
  callBackAt: string;
  /** '' if it is not known, or the number was right. */
  rightNumber: string;
  /** What was said about the last day at home. */
  lastDay: 'HIDDEN' | 'EXACT';
  /** yyyy-MM-dd; '' for none. */
  day: string;
  test: ReleaseTest;
  result: TestResult | '';
  /** Wall time of the company, yyyy-MM-ddTHH:mm. */
  happenedAt: string;
  /** Code of a step of the plan; '' for none. */
  step: string;
  prophylaxis: ProphylaxisOutcome | '';
  hasSymptoms: keyof typeof texts.symptomChoices | '';
  assignee: string;
  note: string;
}

/** Tests that show an infection and not the disease: a positive one makes nobody a case. */
export const infectionTests = new Set<ReleaseTest>(['IGRA', 'SKIN_TEST']);

/** Fields of each kind of act beside the note. */
export const fieldsOf: Record<FollowUpActKind, readonly (keyof ActValues)[]> = {
  INFORMED: ['channel', 'lastDay'],
  CORRECTED: ['channel'],
  TESTED: ['day', 'test', 'result'],
  RELEASED: ['day'],
  ASSIGNED: ['assignee'],
  NOTE: [],
  CALLED: ['callOutcome', 'callBackAt', 'rightNumber'],
  PROOF_ASKED: ['happenedAt'],
  PROPHYLAXIS: ['step', 'prophylaxis', 'happenedAt'],
  SYMPTOMS_CHECKED: ['hasSymptoms', 'happenedAt'],
};

/** Values of a new act. */
export const emptyAct: Omit<ActValues, 'day'> = {
  channel: 'CALL',
  callOutcome: '',
  callBackAt: '',
  rightNumber: '',
  lastDay: 'HIDDEN',
  test: 'PCR',
  result: '',
  happenedAt: noWallTime,
  step: '',
  prophylaxis: '',
  hasSymptoms: '',
  assignee: '',
  note: '',
};

/** Error messages by field. */
export const validateAct = (
  kind: FollowUpActKind,
  { day, result, happenedAt, step, prophylaxis, hasSymptoms, note }: ActValues,
): Partial<Record<keyof ActValues, string>> => ({
  ...(fieldsOf[kind].includes('day') && day === '' && { day: texts.dayMissing }),
  ...(kind === 'TESTED' && result === '' && { result: texts.resultMissing }),
  ...(fieldsOf[kind].includes('happenedAt') &&
    !isWholeWallTime(happenedAt) && { happenedAt: texts.happenedAtMissing }),
  ...(kind === 'PROPHYLAXIS' && step === '' && { step: texts.prophylaxisMissing }),
  ...(kind === 'PROPHYLAXIS' && prophylaxis === '' && { prophylaxis: texts.outcomeMissing }),
  ...(prophylaxis === 'NOT_TO_BE_GIVEN' && note.trim() === '' && { note: texts.reasonMissing }),
  ...(kind === 'SYMPTOMS_CHECKED' && hasSymptoms === '' && { hasSymptoms: texts.symptomsMissing }),
  ...(kind === 'NOTE' && note.trim() === '' && { note: texts.noteMissing }),
});

/** Converts the values to the gateway's input, with only the fields of the kind of act. */
export const actInput = (
  kind: FollowUpActKind,
  followUpIds: string[],
  { lastDay, note, ...values }: ActValues,
  timeZone: string,
): AddFollowUpActInput => {
  const all = {
    ...values,
    callOutcome: values.callOutcome || null,
    callBackAt: values.callBackAt || null,
    rightNumber: values.rightNumber || null,
    result: values.result || null,
    prophylaxis: values.prophylaxis || null,
    hasSymptoms: values.hasSymptoms === 'YES',
    happenedAt: fieldsOf[kind].includes('happenedAt')
      ? instantOfWall(values.happenedAt, timeZone)
      : null,
    assignee: values.assignee.trim() || null,
  };
  const own = Object.fromEntries(
    Object.entries(all).filter(([field]) => fieldsOf[kind].includes(field as keyof ActValues)),
  );
  const namesDay = kind === 'INFORMED' && lastDay === 'EXACT' ? { namesDay: true } : {};
  return { followUpIds, kind, note: note.trim() || null, ...own, ...namesDay };
};
