import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({
  description: 'The OpenID Connect provider through which members of a company sign in.',
  simpleResolvers: true,
})
@Entity('identity_provider')
@ForeignKey('Company', ['companyId'], ['id'], { onDelete: 'CASCADE' })
export class IdentityProvider {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => String, { description: 'Address that the provider names as its issuer.' })
  @Column({ type: 'text' })
  issuer: string;

  @Field(() => String, { description: 'Id that the provider has given to this product.' })
  @Column({ type: 'text' })
  clientId: string;

  /** Encrypted for the company, see access/sealing.ts. */
  @Column({ type: 'bytea' })
  clientSecret: Buffer;

  @Field(() => Boolean, { description: 'Whether members can sign in through it.' })
  @Column({ type: 'boolean' })
  isEnabled: boolean;

  @Field(() => Boolean, {
    description:
      'Whether, as the owner says, it asks everybody for a second factor: sign-ins through it then need no other one.',
  })
  @Column({ type: 'boolean' })
  asksSecondFactor: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When this was last changed.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  changedAt: Date;
}
