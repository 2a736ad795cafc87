import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { InboxMail } from './inbox-enums.js';

@InputType({ description: 'Which items of the inbox to mark, and how.' })
export class MarkInboxInput {
  @Field(() => [GraphQLUUID], {
    nullable: true,
    description: 'Ids of the items, 1 to 100; absent: all items.',
  })
  @IsOptional()
  @ArrayMinSize(1, { message: 'Please select at least one item' })
  @ArrayMaxSize(100, { message: 'At most 100 items' })
  ids?: string[] | null;

  @Field(() => Boolean, { description: 'Whether they are read.' })
  isRead: boolean;

  @Field(() => GraphQLISODateTime, {
    description: 'Latest event that the viewer has seen. Later ones stay unread.',
  })
  until: Date;
}

@InputType({ description: "The viewer's own choices for the inbox." })
export class UpdateInboxSettingsInput {
  @Field(() => InboxMail, { description: 'When to be told by email of new items.' })
  mail: InboxMail;
}
