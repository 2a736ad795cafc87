import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';

@ObjectType({ description: "A sign-in of the viewer's own account that has not ended." })
export class OwnSession {
  @Field(() => GraphQLUUID, { description: 'Our id of the sign-in.' })
  id: string;

  @Field(() => String, {
    description:
      "Browser and system as the browser named them, such as 'Firefox on Windows'; null if none were stored.",
    nullable: true,
  })
  device: string | null;

  @Field(() => String, {
    description:
      'Network from which the account signed in: an IPv4 address, or the first 64 bits of an IPv6 address; null if none was stored.',
    nullable: true,
  })
  network: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the account signed in.' })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When the session was last used, exact to 5 minutes.',
  })
  lastUsedAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When the session ends by itself.' })
  expiresAt: Date;

  @Field(() => Boolean, { description: 'Whether this request was sent with it.' })
  isCurrent: boolean;
}

@ObjectType({ description: 'A session that was ended.' })
export class EndSessionPayload {
  @Field(() => GraphQLUUID, { description: 'Our id of the ended session.' })
  endedSessionId: string;
}

@ObjectType({ description: "Result of ending the account's other sessions." })
export class EndOtherSessionsPayload {
  @Field(() => Int, { description: 'How many sessions were ended.' })
  endedCount: number;
}
