import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../scalars.js';
import { DiseaseCode, ReleaseTest } from '../diseases/disease-enums.js';
import { FollowUpActKind, FollowUpState, FollowUpStep, TestResult } from './follow-up-facts.js';
import { InformChannel } from './follow-up.types.js';

export enum FollowUpOrder {
  CHANGED = 'CHANGED',
  DUE = 'DUE',
  NAME = 'NAME',
  QUARANTINE_END = 'QUARANTINE_END',
}
registerEnumType(FollowUpOrder, {
  name: 'FollowUpOrder',
  description: 'Order of a list of follow-ups.',
  valuesConfig: {
    CHANGED: { description: 'Last changed first.' },
    DUE: {
      description:
        'To inform, to correct, to test, to release, each with the earliest due first; then those without a next step.',
    },
    NAME: { description: 'By name of the person.' },
    QUARANTINE_END: { description: 'Earliest end of quarantine first.' },
  },
});

@InputType({ description: 'Filter of follow-ups. Follow-ups match all fields that are given.' })
export class FollowUpFilterInput {
  @Field(() => [FollowUpState], { nullable: true, description: 'Only in these states, at most 7.' })
  @IsOptional()
  @ArrayMaxSize(7, { message: 'At most 7 states' })
  states?: FollowUpState[] | null;

  @Field(() => [FollowUpStep], {
    nullable: true,
    description: 'Only with one of these next steps, at most 4.',
  })
  @IsOptional()
  @ArrayMaxSize(4, { message: 'At most 4 steps' })
  nextSteps?: FollowUpStep[] | null;

  @Field(() => [DiseaseCode], {
    nullable: true,
    description: 'Only of these diseases, at most 12.',
  })
  @IsOptional()
  @ArrayMaxSize(12, { message: 'At most 12 diseases' })
  diseases?: DiseaseCode[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those whose next step is due by now (true), or only the others (false).',
  })
  isOverdue?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those assigned to this e-mail address; empty: to nobody.',
  })
  assignee?: string | null;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description: 'Only those of the person with this id.',
  })
  employeeId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only people exposed by the case of this number, also when it was dismissed.',
  })
  @IsOptional()
  @Min(1, { message: 'Case numbers start at 1' })
  caseNumber?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those whose isChanged is true, or only the others (false).',
  })
  isChanged?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only people whose presence has a silent phone (true), or only the others (false).',
  })
  isPhoneSilent?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only those whose last notice failed, with nobody told since in another way and no newer notice due (true), or only the others (false).',
  })
  isNoticeUndelivered?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words that are all found in the person's employee code, name, e-mail or department.",
  })
  search?: string | null;
}

@InputType({ description: 'Changes of follow-ups to mark as seen.' })
export class MarkFollowUpsSeenInput {
  @Field(() => GraphQLISODateTime, {
    description: 'The latest change that was on the list: FollowUpSummary.latestChangeAt.',
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

  @Field(() => FollowUpActKind, { description: 'What was done.' })
  kind: FollowUpActKind;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'TESTED and RELEASED need it: day of the test or the release, today at the latest.',
  })
  day?: string | null;

  @Field(() => ReleaseTest, { nullable: true, description: 'TESTED needs it: kind of the test.' })
  test?: ReleaseTest | null;

  @Field(() => TestResult, {
    nullable: true,
    description:
      'TESTED needs it: the result. A positive one opens a confirmed case of each person without an open one.',
  })
  result?: TestResult | null;

  @Field(() => InformChannel, {
    nullable: true,
    description: 'INFORMED and CORRECTED need it: how the people were told. NOTICE is refused.',
  })
  channel?: InformChannel | null;

  @Field(() => String, {
    nullable: true,
    description: 'ASSIGNED: e-mail address of who works on it; null: nobody in particular.',
  })
  @IsOptional()
  @MaxLength(254, { message: 'At most 254 characters' })
  assignee?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A note, at most 2000 characters; NOTE needs it.',
  })
  @IsOptional()
  @MaxLength(2000, { message: 'At most 2000 characters' })
  note?: string | null;
}
