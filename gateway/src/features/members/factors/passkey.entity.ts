import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

/** A key pair of an account, whose private half never leaves the device or password manager that made it (WebAuthn). */
@ObjectType({
  description:
    'A passkey of an account. It signs in without a password and counts as a second factor.',
  simpleResolvers: true,
})
@Entity('passkey')
export class Passkey {
  @Field(() => GraphQLUUID, { description: 'Our id of the passkey.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** Id that the authenticator gave it. */
  @Column({ type: 'bytea' })
  credentialId: Buffer;

  /** COSE key. */
  @Column({ type: 'bytea' })
  publicKey: Buffer;

  /** Number of signatures according to the authenticator; 0 if it does not count, like those that sync passkeys between devices. */
  @Column({ type: 'bigint' })
  counter: string;

  /** How a browser reaches it, such as 'internal' or 'usb'. */
  @Column({ type: 'text', array: true })
  transports: string[];

  @Field(() => Boolean, {
    description:
      'Whether a password manager has a copy of the passkey, so that losing one device does no harm.',
  })
  @Column({ type: 'boolean' })
  isBackedUp: boolean;

  @Field(() => String, { description: 'Name of the passkey, chosen by its owner.' })
  @Column({ type: 'text' })
  name: string;

  @Field(() => GraphQLISODateTime, { description: 'When the passkey was added.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the passkey was last used; null: never.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  lastUsedAt: Date | null;
}
