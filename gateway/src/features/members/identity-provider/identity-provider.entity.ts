import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime } from '../../../scalars.js';

@ObjectType({
  description: 'The OpenID Connect provider through which members of a company sign in.',
  simpleResolvers: true,
})
@Entity('identity_provider')
export class IdentityProvider {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => String, { description: 'Issuer URL of the identity provider.' })
  @Column({ type: 'text' })
  issuer: string;

  @Field(() => String, {
    description: 'Client id that the identity provider assigned to this product.',
  })
  @Column({ type: 'text' })
  clientId: string;

  /** Encrypted for the company, see access/sealing.ts. */
  @Column({ type: 'bytea' })
  clientSecret: Buffer;

  @Field(() => Boolean, {
    description: 'Whether members can sign in through the identity provider.',
  })
  @Column({ type: 'boolean' })
  isEnabled: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the owner has declared that the provider requires a second factor from everybody. Sign-ins through it then need no other second factor.',
  })
  @Column({ type: 'boolean' })
  asksSecondFactor: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the owner has declared that only people of the company sign in through the provider, each with their own address. Addresses then count unless the provider says that it has not verified them.',
  })
  @Column({ type: 'boolean', default: false })
  vouchesForAddresses: boolean;

  @Field(() => GraphQLISODateTime, {
    description: 'When the settings of the identity provider were last changed.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  changedAt: Date;
}

/** Links a member to a person of the identity provider. Stored at the first sign-in, and used in place of the address afterwards. */
@Entity('single_sign_on_link')
export class SingleSignOnLink {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  issuer: string;

  /** The provider's id of the person: `sub`. */
  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
