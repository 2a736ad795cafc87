import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({
  description: 'A started session of an employee who reads the own file, and nothing else.',
})
export class OwnFileSession {
  @Field(() => String, {
    description: 'Session token. Send it in the header Authorization: Bearer.',
  })
  token: string;

  @Field(() => GraphQLISODateTime, {
    description: 'When the session ends: 30 minutes after it began, however much it was used.',
  })
  expiresAt: Date;
}
