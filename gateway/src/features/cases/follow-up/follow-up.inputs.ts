import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import { ReleaseTest } from '../diseases/disease-enums.js';
import {
  CallOutcome,
  FollowUpActKind,
  FollowUpState,
  FollowUpStep,
  ProphylaxisOutcome,
  TestResult,
} from './follow-up-facts.js';
import { InformChannel } from './follow-up.types.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

export enum FollowUpOrder {
  CHANGED = 'CHANGED',
  DUE = 'DUE',
  NAME = 'NAME',
  QUARANTINE_END = 'QUARANTINE_END',
}
registerEnumType(FollowUpOrder, {
  name: 'FollowUpOrder',
  description: 'Sort order for a list of follow-ups.',
  valuesConfig: {
    CHANGED: { description: 'By the time of the last change, newest first.' },
    DUE: {
      description:
        'People to inform first, then to correct, then all other steps, then those without a step; of each, earliest due date first.',
    },
    NAME: { description: 'By name of the person.' },
    QUARANTINE_END: { description: 'By the last day of quarantine, earliest first.' },
  },
});

@InputType({ description: 'Filter for follow-ups. A follow-up must match every given field.' })
export class FollowUpFilterInput {
  @Field(() => [GraphQLUUID], {
    nullable: true,
    description: 'Only follow-ups with one of these ids, at most 200.',
  })
  @IsOptional()
  @ArrayMaxSize(200, { message: 'At most 200 follow-ups' })
  ids?: string[] | null;

  @Field(() => [FollowUpState], {
    nullable: true,
    description: 'Only follow-ups in one of these states, at most 8.',
  })
  @IsOptional()
  @ArrayMaxSize(8, { message: 'At most 8 states' })
  states?: FollowUpState[] | null;

  @Field(() => [FollowUpStep], {
    nullable: true,
    description: 'Only follow-ups with one of these next steps, at most 7.',
  })
  @IsOptional()
  @ArrayMaxSize(7, { message: 'At most 7 steps' })
  nextSteps?: FollowUpStep[] | null;

  @Field(() => [DiseaseCode], {
    nullable: true,
    description: 'Only follow-ups for these diseases, at most 12.',
  })
  @IsOptional()
  @ArrayMaxSize(12, { message: 'At most 12 diseases' })
  diseases?: DiseaseCode[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true for follow-ups whose next step is overdue, false for the others.',
  })
  isOverdue?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true for follow-ups whose next step can be taken now, false for the others. A release counts once the quarantine has ended.',
  })
  isOpen?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "true for follow-ups whose next step is due by the end of today in the company's time zone, false for the others.",
  })
  isDueToday?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true for people to be told whom no notice reaches: without a confirmed email address, those whose isOwnPhoneOnly is true, and those of isNoticeUndelivered; false for the others.',
  })
  isToCall?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true for released people whose last day of quarantine was today or at most 7 days ago, false for the others.',
  })
  isReleasedThisWeek?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only follow-ups assigned to this email address; empty: only unassigned ones.',
  })
  assignee?: string | null;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description: 'Only follow-ups of the employee with this id.',
  })
  employeeId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Only people exposed by the case with this number, even if the case was dismissed.',
  })
  @IsOptional()
  @Min(1, { message: 'Case numbers start at 1' })
  caseNumber?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true for follow-ups whose isChanged is true, false for the others.',
  })
  isChanged?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true for people whose phone is silent, false for the others. See Presence.isPhoneSilent.',
  })
  isPhoneSilent?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true for follow-ups whose last notice could not be mailed, also because mail is not set up, if the person was not told in another way and no newer notice is due; false for the others.',
  })
  isNoticeUndelivered?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true for follow-ups whose isOwnPhoneOnly is true, false for the others.',
  })
  isOwnPhoneOnly?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words that must all appear in the person's employee code, name, email or department.",
  })
  search?: string | null;
}

@InputType({ description: 'Which changes of follow-ups to mark as seen.' })
export class MarkFollowUpsSeenInput {
  @Field(() => GraphQLISODateTime, {
    description:
      'Time of the latest change that the client has shown: the value of FollowUpSummary.latestChangeAt.',
  })
  until: Date;
}

/** Maximum follow-ups that one act covers. */
const maxFollowUps = 1000;

@InputType({ description: 'An act to add to follow-ups.' })
export class AddFollowUpActInput {
  @Field(() => [GraphQLUUID], { description: `Ids of the follow-ups, 1 to ${maxFollowUps}.` })
  @ArrayMinSize(1, { message: 'Please select somebody' })
  @ArrayMaxSize(maxFollowUps, { message: `At most ${maxFollowUps} at a time` })
  followUpIds: string[];

  @Field(() => GraphQLUUID, {
    nullable: true,
    description:
      'Id for the batch of acts, made by the client. An act that is sent again with the same id is added once; null: the gateway makes one.',
  })
  batchId?: string | null;

  @Field(() => FollowUpActKind, { description: 'Type of the act.' })
  kind: FollowUpActKind;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day of the test or the release, today at the latest. Required for TESTED and RELEASED.',
  })
  day?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'For PROOF_ASKED, PROPHYLAXIS and SYMPTOMS_CHECKED: when it happened, within the last 365 days; null: now.',
  })
  happenedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the step of the plan, one of FollowUp.steps. Required for PROPHYLAXIS; the follow-ups must be of one disease.',
  })
  @IsOptional()
  @MaxLength(50, { message: 'At most 50 characters' })
  step?: string | null;

  @Field(() => ProphylaxisOutcome, {
    nullable: true,
    description:
      'What came of the prophylaxis. Required for PROPHYLAXIS; NOT_TO_BE_GIVEN needs a note.',
  })
  prophylaxis?: ProphylaxisOutcome | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the people had symptoms. Required for SYMPTOMS_CHECKED.',
  })
  hasSymptoms?: boolean | null;

  @Field(() => ReleaseTest, { nullable: true, description: 'Kind of test. Required for TESTED.' })
  test?: ReleaseTest | null;

  @Field(() => TestResult, {
    nullable: true,
    description:
      'Result of the test. Required for TESTED. A positive result confirms the open case of each person, or opens a confirmed one, but not that of IGRA and SKIN_TEST, which show no disease.',
  })
  result?: TestResult | null;

  @Field(() => InformChannel, {
    nullable: true,
    description:
      'How the people were told. Required for INFORMED and CORRECTED; NOTICE is refused. CALL is refused while somebody else has claimed the call.',
  })
  channel?: InformChannel | null;

  @Field(() => CallOutcome, {
    nullable: true,
    description: 'Why nothing was told in the call. Required for CALLED.',
  })
  callOutcome?: CallOutcome | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'For CALLED: when to call again, within 14 days. Required for CALL_BACK; 30 minutes from now for NO_ANSWER unless given; refused for WRONG_NUMBER.',
  })
  callBackAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For WRONG_NUMBER: the right number, if it is known. It is proposed to members who manage the directory and may read follow-ups.',
  })
  @IsOptional()
  @MaxLength(30, { message: 'At most 30 characters' })
  rightNumber?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'For INFORMED: true if the people were told their last day of quarantine even where it gives the day of their exposure away. Otherwise they were told what NoticePreview.announcedUntil says.',
  })
  namesDay?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address of the member assigned by ASSIGNED, one of followUpAssignees; null for other acts, or if nobody in particular is assigned.',
  })
  @IsOptional()
  @MaxLength(254, { message: 'At most 254 characters' })
  assignee?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A note of at most 2000 characters. Required for NOTE.',
  })
  @IsOptional()
  @MaxLength(2000, { message: 'At most 2000 characters' })
  note?: string | null;
}
