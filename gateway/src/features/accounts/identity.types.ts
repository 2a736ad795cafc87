import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({ description: "Result of confirming the viewer's identity." })
export class ConfirmIdentityPayload {
  @Field(() => GraphQLISODateTime, {
    description:
      'When the identity was confirmed. Sensitive actions are allowed for 10 minutes from then on.',
  })
  provedAt: Date;
}
