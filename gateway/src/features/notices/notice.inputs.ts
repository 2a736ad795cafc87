import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../scalars.js';

/** Maximum notices per preview or mutation. */
export const maxNotices = 1000;

@InputType({ description: 'Whom to send the notices that are due.' })
export class SendNoticesInput {
  @Field(() => [GraphQLUUID], { description: `Ids of the follow-ups, 1 to ${maxNotices}.` })
  @ArrayMinSize(1, { message: 'Please select somebody' })
  @ArrayMaxSize(maxNotices, { message: `At most ${maxNotices} at a time` })
  followUpIds: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      'Texts that were previewed, in the order of followUpIds. Where the text would be another one now, the notice is skipped as CHANGED. Default: what the texts are now.',
  })
  @IsOptional()
  @ArrayMaxSize(maxNotices, { message: `At most ${maxNotices} at a time` })
  @MaxLength(5000, { each: true, message: 'Each text has at most 5000 characters' })
  texts?: string[] | null;
}

@InputType({ description: 'Whom to send their last notice again.' })
export class ResendNoticesInput {
  @Field(() => [GraphQLUUID], { description: `Ids of the follow-ups, 1 to ${maxNotices}.` })
  @ArrayMinSize(1, { message: 'Please select somebody' })
  @ArrayMaxSize(maxNotices, { message: `At most ${maxNotices} at a time` })
  followUpIds: string[];
}
