import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({
  description: 'A new session of an employee. It gives access to the own file only.',
})
export class OwnFileSession {
  @Field(() => String, {
    description: 'Session token. Send it in the Authorization header as "Bearer <token>".',
  })
  token: string;

  @Field(() => GraphQLISODateTime, {
    description: 'When the session ends: 30 minutes after it began, regardless of use.',
  })
  expiresAt: Date;
}
