import { Field, InputType, ObjectType } from 'type-graphql';
import { GraphQLUUID } from '../../../scalars.js';

@InputType({ description: 'The person whom a call is to.' })
export class CallInput {
  @Field(() => GraphQLUUID, { description: 'Id of the employee.' })
  employeeId: string;
}

@ObjectType({ description: 'Result of releasing a call.', simpleResolvers: true })
export class ReleaseCallPayload {
  @Field(() => GraphQLUUID, { description: 'Id of the employee.' })
  employeeId: string;
}
