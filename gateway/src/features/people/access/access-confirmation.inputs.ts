import { ArrayMaxSize, ArrayMinSize, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../../scalars.js';

/** Maximum people whose changes are confirmed at once. */
const maxConfirmed = 500;

@InputType({ description: 'The people whose changes of access to confirm.' })
export class ConfirmAccessChangesInput {
  @Field(() => [GraphQLUUID], { description: `Ids of the employees, at most ${maxConfirmed}.` })
  @ArrayMinSize(1, { message: 'Please select somebody' })
  @ArrayMaxSize(maxConfirmed, { message: `At most ${maxConfirmed} at a time` })
  employeeIds: string[];
}

@InputType({ description: 'The mailed link that confirms a change of access.' })
export class ConfirmOwnAccessChangeInput {
  @Field(() => String, { description: 'Token from the mailed link: the last part of its path.' })
  @MaxLength(200, { message: 'The link is incomplete' })
  token: string;
}
