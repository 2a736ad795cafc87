import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { InboxMail } from './inbox-enums.js';

@InputType({ description: 'An item of the inbox as the viewer has seen it.' })
export class SeenInboxItemInput {
  @Field(() => GraphQLUUID, { description: 'Id of the item.' })
  id: string;

  @Field(() => GraphQLISODateTime, {
    description:
      'Latest event of the item that the viewer has seen: its `at`. Later ones stay as they are.',
  })
  until: Date;
}

@InputType({ description: 'Which items of the inbox to mark, and how.' })
export class MarkInboxInput {
  @Field(() => [SeenInboxItemInput], { description: 'The items, 1 to 100.' })
  @ArrayMinSize(1, { message: 'Please select at least one item' })
  @ArrayMaxSize(100, { message: 'At most 100 items' })
  items: SeenInboxItemInput[];

  @Field(() => Boolean, { description: 'Whether they are read.' })
  isRead: boolean;
}

@InputType({ description: "The viewer's own choices for the inbox." })
export class UpdateInboxSettingsInput {
  @Field(() => InboxMail, { description: 'When to be told by email of new items.' })
  mail: InboxMail;
}
