import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';

@ObjectType({ description: "Result of confirming the viewer's identity." })
export class ConfirmIdentityPayload {
  @Field(() => GraphQLISODateTime, {
    description:
      'When the identity was confirmed. Sensitive actions are allowed for 10 minutes from then on.',
  })
  provedAt: Date;
}

@ObjectType({ description: "A mailed link that confirms the viewer's identity." })
export class IdentityLinkPayload {
  @Field(() => String, { description: 'Email address to which the link was sent.' })
  email: string;

  @Field(() => GraphQLISODateTime, {
    description: 'When the link expires: 15 minutes after it was requested.',
  })
  expiresAt: Date;
}
