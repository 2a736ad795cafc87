import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { FollowUp } from '../follow-up/follow-up.entity.js';
import { NoticeDetail, NoticeKind } from './ladder.js';
import { NoticeBlock, NoticeState } from './notice-enums.js';

@ObjectType('Notice', {
  description: 'A notice to an exposed person, by mail and in the app.',
  simpleResolvers: true,
})
export class NoticeOfFollowUp {
  @Field(() => GraphQLUUID, { description: 'Id of the notice.' })
  id: string;

  @Field(() => NoticeKind, { description: 'What the notice is about.' })
  kind: NoticeKind;

  @Field(() => NoticeDetail, { description: 'How exactly its text says when it was.' })
  detail: NoticeDetail;

  @Field(() => String, { description: 'Its subject line.' })
  subject: string;

  @Field(() => String, { description: 'Its text: paragraphs with an empty line between them.' })
  text: string;

  @Field(() => GraphQLISODateTime, {
    description: 'When it was sent: the app shows it since, and its mail was queued.',
  })
  sentAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the mail server took its mail; null: it has not.',
  })
  deliveredAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the reader opened it in the app; null: not yet.',
  })
  readAt: Date | null;

  @Field(() => NoticeState, { description: 'How far the notice has got.' })
  state: NoticeState;
}

@ObjectType({ description: 'A notice as it would be sent now.', simpleResolvers: true })
export class NoticePreview {
  @Field(() => GraphQLUUID, { description: 'Id of the follow-up.' })
  followUpId: string;

  employeeId: string;

  @Field(() => NoticeKind, { description: 'What the notice would be about.' })
  kind: NoticeKind;

  @Field(() => NoticeDetail, {
    nullable: true,
    description: 'How exactly its text says when it was; null: there is no text.',
  })
  detail: NoticeDetail | null;

  @Field(() => Int, {
    description:
      'Colleagues who, for all that the reader knows, may be the ill person; 0 for a correction.',
  })
  candidates: number;

  @Field(() => String, { nullable: true, description: 'Its subject line; null: no text.' })
  subject: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its text, paragraphs with an empty line between them; null: nothing to send.',
  })
  text: string | null;

  @Field(() => NoticeBlock, {
    nullable: true,
    description: 'Why it cannot be sent; null: it can.',
  })
  blocked: NoticeBlock | null;
}

@ObjectType({ description: 'What sending notices has done.', simpleResolvers: true })
export class SendNoticesPayload {
  @Field(() => Int, { description: 'Number of notices that were queued.' })
  sent: number;

  @Field(() => [NoticePreview], { description: 'Those that were not, each with the reason.' })
  skipped: NoticePreview[];

  @Field(() => [FollowUp], { description: 'The follow-ups as they are now.' })
  followUps: FollowUp[];
}

@ObjectType({ description: 'What sending notices again has done.', simpleResolvers: true })
export class ResendNoticesPayload {
  @Field(() => Int, { description: 'Number of mails that were queued again.' })
  resent: number;

  @Field(() => [FollowUp], { description: 'The follow-ups as they are now.' })
  followUps: FollowUp[];
}

@ObjectType({ description: 'A notice to the viewer.', simpleResolvers: true })
export class MyNotice {
  @Field(() => GraphQLUUID, { description: 'Id of the notice.' })
  id: string;

  @Field(() => String, { description: 'Its subject line.' })
  subject: string;

  @Field(() => String, { description: 'Its text: paragraphs with an empty line between them.' })
  text: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  sentAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the viewer first opened it; null: not yet.',
  })
  readAt: Date | null;
}
