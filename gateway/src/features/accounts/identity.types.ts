import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({ description: 'A confirmation of the identity of the viewer.' })
export class ConfirmIdentityPayload {
  @Field(() => GraphQLISODateTime, {
    description: 'When the identity was confirmed. Sensitive work is allowed for 10 minutes.',
  })
  provedAt: Date;
}
