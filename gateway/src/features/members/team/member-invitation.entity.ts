import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MemberRole } from '../../../access/role.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

/** A mailed invitation to become a member. Only the hash of its token is stored. */
@ObjectType({
  description: 'An invitation to become a member of the company, sent as a mailed link.',
  simpleResolvers: true,
})
@Entity('member_invitation')
export class MemberInvitation {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Our id of the invitation.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Lower case. */
  @Field(() => String, { description: 'Invited email address.' })
  @Column({ type: 'text' })
  email: string;

  @Field(() => MemberRole, { description: 'Role that the new member will have.' })
  @Column({ type: 'text' })
  role: MemberRole;

  @Field(() => String, {
    nullable: true,
    description: 'Name that the new member will have; null: not given.',
  })
  @Column({ type: 'text', nullable: true })
  name: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address of the member who sent the invitation; null if the account has none.',
  })
  @Column({ type: 'text', nullable: true })
  invitedBy: string | null;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description:
      "Id of the membership that the identity provider has added and that waits for the person's consent; null: an owner has sent the invitation.",
  })
  @Column({ type: 'uuid', nullable: true })
  provisionedId: string | null;

  @Column({ type: 'bytea' })
  tokenHash: Buffer;

  @Field(() => GraphQLISODateTime, { description: 'When the address was invited.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When the link expires: 7 days after it was last mailed.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;

  /** When it was accepted, withdrawn or replaced by a newer one. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  usedAt: Date | null;
}
