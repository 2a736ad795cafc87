import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

/** A member's claim to call a person, so that two members do not call the same person. Expired claims count as none. */
@ObjectType({
  description:
    'A claim to call a person. It lasts 5 minutes, and longer while the member claims the call again.',
  simpleResolvers: true,
})
@Entity('call_claim')
export class CallClaim {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the employee to call.' })
  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  @Field(() => String, {
    description: "Email address of the member who calls, or 'API key' and its name.",
  })
  @Column({ name: 'claimed_by', type: 'text' })
  by: string;

  @Field(() => GraphQLISODateTime, { description: 'When the claim ends by itself.' })
  @Column({ type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;
}
