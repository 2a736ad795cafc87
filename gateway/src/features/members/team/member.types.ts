import { Field, ObjectType } from 'type-graphql';
import { MemberRole } from '../../../access/role.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

@ObjectType('Member', {
  description: 'A member of the company, with a role.',
  simpleResolvers: true,
})
export class ListedMember {
  @Field(() => GraphQLUUID, { description: 'Our id of the membership.' })
  id: string;

  accountId: string;

  @Field(() => String, { description: 'Email address that the member uses to sign in.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the member; null: only the email address is known.',
  })
  name: string | null;

  @Field(() => MemberRole, { description: 'Role of the member.' })
  role: MemberRole;

  @Field(() => Boolean, { description: 'Whether the member is the viewer.' })
  isSelf: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When the member joined the company.' })
  joinedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the member last signed in to this company; null: never.',
  })
  lastSignedInAt: Date | null;
}

@ObjectType({
  description:
    'Name and role of a member, by which the email address of who did something is shown.',
  simpleResolvers: true,
})
export class MemberName {
  @Field(() => String, { description: 'Email address of the member.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the member; null: only the email address is known.',
  })
  name: string | null;

  @Field(() => MemberRole, { description: 'Role of the member.' })
  role: MemberRole;
}

@ObjectType({ description: 'Result of removing a member.', simpleResolvers: true })
export class RemoveMemberPayload {
  @Field(() => GraphQLUUID, { description: 'Our id of the former membership.' })
  removedMemberId: string;
}
