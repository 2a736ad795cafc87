import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({ description: 'A new proof of who the viewer is.' })
export class ConfirmIdentityPayload {
  @Field(() => GraphQLISODateTime, {
    description: 'When it was given. It is good for sensitive work for 10 minutes.',
  })
  provedAt: Date;
}
