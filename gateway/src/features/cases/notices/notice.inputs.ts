import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../../scalars.js';

/** Maximum notices per preview or mutation. */
export const maxNotices = 1000;

@InputType({ description: 'Follow-ups whose notices are to be sent.' })
export class SendNoticesInput {
  @Field(() => [GraphQLUUID], { description: `Ids of the follow-ups, 1 to ${maxNotices}.` })
  @ArrayMinSize(1, { message: 'Please select somebody' })
  @ArrayMaxSize(maxNotices, { message: `At most ${maxNotices} at a time` })
  followUpIds: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      'Previewed texts in the order of followUpIds. If a text has changed since, its notice is skipped as CHANGED. Absent: the current texts are sent.',
  })
  @IsOptional()
  @ArrayMaxSize(maxNotices, { message: `At most ${maxNotices} at a time` })
  @MaxLength(5000, { each: true, message: 'Each text has at most 5000 characters' })
  texts?: string[] | null;
}

@InputType({ description: 'Follow-ups whose last notice is to be sent again.' })
export class ResendNoticesInput {
  @Field(() => [GraphQLUUID], { description: `Ids of the follow-ups, 1 to ${maxNotices}.` })
  @ArrayMinSize(1, { message: 'Please select somebody' })
  @ArrayMaxSize(maxNotices, { message: `At most ${maxNotices} at a time` })
  followUpIds: string[];
}
