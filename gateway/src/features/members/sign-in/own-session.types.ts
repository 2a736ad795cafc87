import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

@ObjectType({ description: "A session of the viewer's own account that has not ended." })
export class OwnSession {
  @Field(() => GraphQLUUID, { description: 'Our id of the session.' })
  id: string;

  @Field(() => String, {
    description: "Browser and operating system, such as 'Firefox on Windows'; null: not recorded.",
    nullable: true,
  })
  device: string | null;

  @Field(() => String, {
    description:
      'Network that the account signed in from: an IPv4 address, or the first 64 bits of an IPv6 address; null: not recorded.',
    nullable: true,
  })
  network: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the account signed in.' })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When the session was last used, accurate to 5 minutes.',
  })
  lastUsedAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When the session expires.' })
  expiresAt: Date;

  @Field(() => Boolean, { description: 'Whether this is the session that sent the request.' })
  isCurrent: boolean;
}

@ObjectType({ description: 'Result of ending a session.' })
export class EndSessionPayload {
  @Field(() => GraphQLUUID, { description: 'Our id of the ended session.' })
  endedSessionId: string;
}

@ObjectType({ description: "Result of ending the account's other sessions." })
export class EndOtherSessionsPayload {
  @Field(() => Int, { description: 'Number of sessions that were ended.' })
  endedCount: number;
}
