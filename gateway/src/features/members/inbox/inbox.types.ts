import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { InboxKind, InboxMail } from './inbox-enums.js';

@ObjectType({
  description: 'What has happened to one object, such as a follow-up, in the last 90 days.',
  simpleResolvers: true,
})
export class InboxItem {
  @Field(() => GraphQLUUID, {
    description:
      'Id of the object; of the batch if several were assigned together, of the company for NOTICE_FAILED.',
  })
  id: string;

  @Field(() => InboxKind, { description: 'What happened last.' })
  kind: InboxKind;

  @Field(() => GraphQLISODateTime, { description: 'When it happened last.' })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description: "Email address of who did it, or 'API key' and its name; null: nobody.",
  })
  by: string | null;

  /** Of WRONG_NUMBER. */
  employeeId: string | null;

  @Field(() => Int, { description: 'How many objects it is about: more than 1 for a batch.' })
  subjects: number;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number that was given for a WRONG_NUMBER; null: none, or another kind.',
  })
  value: string | null;

  @Field(() => Int, { description: 'How many events the item combines.' })
  events: number;

  @Field(() => Int, { description: 'How many of them the viewer has not read.' })
  unread: number;
}

@ObjectType({ description: 'A page of the inbox, the latest first.' })
export class InboxPage extends paginated(InboxItem, 'items') {}

@ObjectType({ description: "The viewer's own choices for the inbox.", simpleResolvers: true })
export class InboxSettings {
  @Field(() => InboxMail, { description: 'When the viewer is told by email of new items.' })
  mail: InboxMail;
}

@ObjectType({ description: 'How much of the inbox is unread.', simpleResolvers: true })
export class InboxSummary {
  @Field(() => Int, { description: 'Number of items that the viewer has not read.' })
  unread: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the latest event happened; null: the inbox is empty.',
  })
  latestAt: Date | null;
}

@ObjectType({
  description: "An event that is sent when the viewer's inbox may have changed. Query it again.",
})
export class InboxChange {
  @Field(() => GraphQLISODateTime, { description: 'When it changed.' })
  at: Date;
}
