import type {
  AddFollowUpActInput,
  CallOutcome,
  FollowUpActKind,
  InformChannel,
  ReleaseTest,
  TestResult,
} from '../../../generated/graphql.ts';
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
  assignee: string;
  note: string;
}

/** Fields of each kind of act beside the note. */
export const fieldsOf: Record<FollowUpActKind, readonly (keyof ActValues)[]> = {
  INFORMED: ['channel', 'lastDay'],
  CORRECTED: ['channel'],
  TESTED: ['day', 'test', 'result'],
  RELEASED: ['day'],
  ASSIGNED: ['assignee'],
  NOTE: [],
  CALLED: ['callOutcome', 'callBackAt', 'rightNumber'],
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
  assignee: '',
  note: '',
};

/** Error messages by field. */
export const validateAct = (
  kind: FollowUpActKind,
  { day, result, note }: ActValues,
): Partial<Record<keyof ActValues, string>> => ({
  ...(fieldsOf[kind].includes('day') && day === '' && { day: texts.dayMissing }),
  ...(kind === 'TESTED' && result === '' && { result: texts.resultMissing }),
  ...(kind === 'NOTE' && note.trim() === '' && { note: texts.noteMissing }),
});

/** Converts the values to the gateway's input, with only the fields of the kind of act. */
export const actInput = (
  kind: FollowUpActKind,
  followUpIds: string[],
  { lastDay, note, ...values }: ActValues,
): AddFollowUpActInput => {
  const all = {
    ...values,
    callOutcome: values.callOutcome || null,
    callBackAt: values.callBackAt || null,
    rightNumber: values.rightNumber || null,
    result: values.result || null,
    assignee: values.assignee.trim() || null,
  };
  const own = Object.fromEntries(
    Object.entries(all).filter(([field]) => fieldsOf[kind].includes(field as keyof ActValues)),
  );
  const namesDay = kind === 'INFORMED' && lastDay === 'EXACT' ? { namesDay: true } : {};
  return { followUpIds, kind, note: note.trim() || null, ...own, ...namesDay };
};
