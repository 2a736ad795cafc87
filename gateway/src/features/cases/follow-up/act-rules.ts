import { DAY, MINUTE } from '../../../durations.js';
import { BadUserInput, type FieldError } from '../../../errors.js';
import { validateEmployeePhone } from '../../../validation/phone-rule.js';
import type { FollowUpAct } from './follow-up-act.entity.js';
import {
  CallOutcome,
  FollowUpActKind,
  FollowUpStep,
  ProphylaxisOutcome,
} from './follow-up-facts.js';
import type { FollowUp } from './follow-up.entity.js';
import type { AddFollowUpActInput } from './follow-up.inputs.js';
import { InformChannel } from './follow-up.types.js';

/** Time after which somebody who did not answer is called again, unless the officer chooses another time. */
const callAgainAfterMs = 30 * MINUTE;
const maxCallBackMs = 14 * DAY;
/** How long ago an act on a step of the plan may have happened. */
const maxPastMs = 365 * DAY;

/** Whether an act says that people were told how things stand. */
export function informsPerson(kind: FollowUpActKind): boolean {
  return kind === FollowUpActKind.INFORMED || kind === FollowUpActKind.CORRECTED;
}

/** Whether an act says that people were called. */
export function isCall({ kind, channel }: AddFollowUpActInput): boolean {
  return kind === FollowUpActKind.CALLED || (informsPerson(kind) && channel === InformChannel.CALL);
}

/** When to call again; null: not at all. */
export function findCallBack(
  { kind, callOutcome, callBackAt }: AddFollowUpActInput,
  now: Date,
): Date | null {
  if (kind !== FollowUpActKind.CALLED) return null;
  if (callBackAt) return callBackAt;
  return callOutcome === CallOutcome.NO_ANSWER ? new Date(now.getTime() + callAgainAfterMs) : null;
}

/** Returns when to call a person again who is still to be told; null if the last call or telling leaves nothing to call back for. */
export function findCallBackAt(
  { nextStep }: Pick<FollowUp, 'nextStep'>,
  newestFirst: readonly Pick<FollowUpAct, 'kind' | 'callBackAt' | 'undoneAt'>[],
): Date | null {
  if (nextStep !== FollowUpStep.INFORM && nextStep !== FollowUpStep.CORRECT) return null;
  const last = newestFirst.find(
    ({ kind, undoneAt }) =>
      undoneAt === null && (kind === FollowUpActKind.CALLED || informsPerson(kind)),
  );
  return last?.callBackAt ?? null;
}

/** Finds what is wrong with the fields of a call. */
function validateCall(
  { followUpIds, callOutcome, callBackAt, rightNumber }: AddFollowUpActInput,
  now: Date,
): FieldError[] {
  const errors: FieldError[] = [];
  if (followUpIds.length > 1)
    errors.push({ field: 'followUpIds', message: 'Please add one call at a time' });
  if (!callOutcome)
    errors.push({ field: 'callOutcome', message: 'Please select how the call ended' });
  if (callOutcome === CallOutcome.CALL_BACK && !callBackAt)
    errors.push({ field: 'callBackAt', message: 'Please select when to call again' });
  if (rightNumber) {
    const problem =
      callOutcome === CallOutcome.WRONG_NUMBER
        ? validateEmployeePhone(rightNumber, '')
        : 'Only a wrong number can be corrected';
    if (problem !== null) errors.push({ field: 'rightNumber', message: problem });
  }
  if (!callBackAt) return errors;
  if (callOutcome === CallOutcome.WRONG_NUMBER)
    errors.push({ field: 'callBackAt', message: 'A wrong number is not called again' });
  else if (callBackAt <= now)
    errors.push({ field: 'callBackAt', message: 'The time is in the past' });
  else if (callBackAt.getTime() > now.getTime() + maxCallBackMs)
    errors.push({ field: 'callBackAt', message: 'Please select a time within 14 days' });
  return errors;
}

/** Whether an act happened at a moment that is kept beside the one at which it was entered. */
export function hasMoment(kind: FollowUpActKind): boolean {
  return (
    kind === FollowUpActKind.PROOF_ASKED ||
    kind === FollowUpActKind.PROPHYLAXIS ||
    kind === FollowUpActKind.SYMPTOMS_CHECKED
  );
}

/** Finds what is wrong with the fields of an act on a step of the plan. */
function validatePlanAct(
  { kind, happenedAt, step, prophylaxis, hasSymptoms, note }: AddFollowUpActInput,
  now: Date,
): FieldError[] {
  const errors: FieldError[] = [];
  if (happenedAt && happenedAt > now)
    errors.push({ field: 'happenedAt', message: 'The time is in the future' });
  else if (happenedAt && happenedAt.getTime() < now.getTime() - maxPastMs)
    errors.push({ field: 'happenedAt', message: 'Please select a time within the last 365 days' });
  if (kind === FollowUpActKind.PROPHYLAXIS) {
    if (!step) errors.push({ field: 'step', message: 'Please select what was offered' });
    if (!prophylaxis)
      errors.push({ field: 'prophylaxis', message: 'Please select what came of it' });
    if (prophylaxis === ProphylaxisOutcome.NOT_TO_BE_GIVEN && !note?.trim())
      errors.push({ field: 'note', message: 'Please enter why it is not to be given' });
  }
  if (kind === FollowUpActKind.SYMPTOMS_CHECKED && typeof hasSymptoms !== 'boolean')
    errors.push({ field: 'hasSymptoms', message: 'Please select whether they have symptoms' });
  return errors;
}

/** @throws BadUserInput naming each field that the kind of act needs, and a day in the future. */
export function assertValidAct(input: AddFollowUpActInput, today: string, now: Date): void {
  const { kind, day } = input;
  const isTest = kind === FollowUpActKind.TESTED;
  const errors: FieldError[] = [
    ...(kind === FollowUpActKind.CALLED ? validateCall(input, now) : []),
    ...(hasMoment(kind) ? validatePlanAct(input, now) : []),
  ];
  if ((isTest || kind === FollowUpActKind.RELEASED) && !day)
    errors.push({ field: 'day', message: 'Please select a day' });
  if (day && day > today) errors.push({ field: 'day', message: 'The day is in the future' });
  if (isTest && !input.test)
    errors.push({ field: 'test', message: 'Please select a kind of test' });
  if (isTest && !input.result) errors.push({ field: 'result', message: 'Please select a result' });
  if (informsPerson(kind) && !input.channel)
    errors.push({ field: 'channel', message: 'Please select how you informed them' });
  if (informsPerson(kind) && input.channel === InformChannel.NOTICE)
    errors.push({ field: 'channel', message: 'Please send a notice instead' });
  if (kind === FollowUpActKind.NOTE && !input.note?.trim())
    errors.push({ field: 'note', message: 'Please enter a note' });
  if (errors.length > 0) throw new BadUserInput(errors);
}
