import { Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../scalars.js';

@InputType({ description: 'A contest request to decline.' })
export class DeclineContestRequestInput {
  @Field(() => GraphQLUUID, { description: 'Id of the request.' })
  id: string;

  @Field(() => String, {
    description: 'Explanation that the employee can read, at most 2000 characters.',
  })
  @MaxLength(2000, { message: 'At most 2000 characters' })
  @Matches(/\S/, { message: 'Please tell the employee why' })
  answer: string;
}
