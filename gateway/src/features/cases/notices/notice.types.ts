import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import { CountedFrom } from '../follow-up/follow-up-facts.js';
import { FollowUp } from '../follow-up/follow-up.entity.js';
import { NoticeDetail, NoticeKind } from './ladder.js';
import { NoticeBlock, NoticeState } from './notice-enums.js';

@ObjectType('Notice', {
  description: 'A notice sent to an exposed person by mail and in the app.',
  simpleResolvers: true,
})
export class NoticeOfFollowUp {
  @Field(() => GraphQLUUID, { description: 'Id of the notice.' })
  id: string;

  @Field(() => NoticeKind, { description: 'What the notice is about.' })
  kind: NoticeKind;

  @Field(() => NoticeDetail, {
    description: 'How precisely the text states the time of the exposure.',
  })
  detail: NoticeDetail;

  @Field(() => String, { description: 'Subject line of the notice.' })
  subject: string;

  @Field(() => String, {
    description: 'Text of the notice, in paragraphs separated by empty lines.',
  })
  text: string;

  @Field(() => GraphQLISODateTime, {
    description: 'When the notice was sent: shown in the app and queued as a mail.',
  })
  sentAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the mail server accepted the mail; null: not yet.',
  })
  deliveredAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the recipient opened the notice in the app; null: not yet.',
  })
  readAt: Date | null;

  @Field(() => NoticeState, { description: 'Delivery state of the notice.' })
  state: NoticeState;
}

@ObjectType({ description: 'Preview of the notice that would be sent now.', simpleResolvers: true })
export class NoticePreview {
  @Field(() => GraphQLUUID, { description: 'Id of the follow-up.' })
  followUpId: string;

  employeeId: string;

  @Field(() => NoticeKind, { description: 'What the notice would be about.' })
  kind: NoticeKind;

  @Field(() => NoticeDetail, {
    nullable: true,
    description: 'How precisely the text states the time of the exposure; null: there is no text.',
  })
  detail: NoticeDetail | null;

  @Field(() => Int, {
    description:
      'Number of colleagues who, as far as the reader can tell, may be the ill person; 0 for a correction.',
  })
  candidates: number;

  @Field(() => Int, {
    description:
      'Number of colleagues who may be the ill person to a reader who is told the day of the exposure or a date that gives it away; 0 for a correction.',
  })
  candidatesOnDay: number;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day of the exposure, which candidatesOnDay is counted for; null: no notice of an exposure is due.',
  })
  exposedOn: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Last day of quarantine that the person is told, so that it does not give the day of the exposure away; null: they are not asked to stay home, or there is nothing to tell.',
  })
  announcedUntil: string | null;

  @Field(() => CountedFrom, {
    nullable: true,
    description: 'What announcedUntil counts from; null if it is null.',
  })
  countedFrom: CountedFrom | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Last day of quarantine as counted from the exposure, which gives its day away; null if announcedUntil is null.',
  })
  exactUntil: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'First day that the person is told on which a negative test may end the quarantine, counted like announcedUntil; null: none.',
  })
  announcedTestDay: string | null;

  @Field(() => Boolean, {
    description:
      'Whether only the app would show the notice, because the operator has not set up mail.',
  })
  isInAppOnly: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Subject line of the notice; null: there is no text.',
  })
  subject: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Text of the notice, in paragraphs separated by empty lines; null: there is nothing to send.',
  })
  text: string | null;

  @Field(() => NoticeBlock, {
    nullable: true,
    description: 'Why the notice cannot be sent; null: it can be sent.',
  })
  blocked: NoticeBlock | null;
}

@ObjectType({ description: 'Result of sending notices.', simpleResolvers: true })
export class SendNoticesPayload {
  @Field(() => Int, { description: 'Number of notices that have been queued.' })
  sent: number;

  @Field(() => [NoticePreview], {
    description: 'Notices that were not sent, each with the reason.',
  })
  skipped: NoticePreview[];

  @Field(() => [FollowUp], { description: 'The follow-ups in their new state.' })
  followUps: FollowUp[];
}

@ObjectType({ description: 'Result of sending notices again.', simpleResolvers: true })
export class ResendNoticesPayload {
  @Field(() => Int, { description: 'Number of mails that have been queued again.' })
  resent: number;

  @Field(() => [FollowUp], { description: 'The follow-ups in their new state.' })
  followUps: FollowUp[];
}

@ObjectType({ description: 'A notice sent to the viewer.', simpleResolvers: true })
export class MyNotice {
  @Field(() => GraphQLUUID, { description: 'Id of the notice.' })
  id: string;

  @Field(() => String, { description: 'Subject line of the notice.' })
  subject: string;

  @Field(() => String, {
    description: 'Text of the notice, in paragraphs separated by empty lines.',
  })
  text: string;

  @Field(() => GraphQLISODateTime, { description: 'When the notice was sent.' })
  sentAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the viewer first opened the notice; null: not yet.',
  })
  readAt: Date | null;
}
