import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLUUID } from '../../../scalars.js';
import { SecondFactor } from './second-factor.types.js';
import { Passkey } from './passkey.entity.js';
import { Secret } from '../../../access/step-up.js';

@ObjectType({
  description: 'A passkey that a browser may use, or must not create again.',
  simpleResolvers: true,
})
export class KnownCredential {
  @Field(() => String, {
    description: 'Id that the authenticator assigned to the passkey, in base64url.',
  })
  id: string;

  @Field(() => [String], {
    description:
      "Transports by which the browser reaches the passkey, such as 'internal' or 'usb'.",
  })
  transports: string[];
}

@ObjectType({
  description:
    'Options that a browser needs to sign with a passkey. User verification is required.',
  simpleResolvers: true,
})
export class PasskeyRequest {
  @Field(() => String, {
    description: 'Random bytes to sign, in base64url. Valid once, within 5 minutes.',
  })
  challenge: string;

  @Field(() => String, { description: 'Relying party id: the host name of the installation.' })
  rpId: string;

  @Field(() => [KnownCredential], {
    description: 'Passkeys to choose from; empty: any passkey for this host name.',
  })
  credentials: KnownCredential[];

  @Field(() => Int, { description: 'How long the challenge is valid, in milliseconds.' })
  timeoutMs: number;
}

@ObjectType({
  description:
    'Options that a browser needs to create a passkey. The passkey must be discoverable, and user verification is required.',
  simpleResolvers: true,
})
export class PasskeyCreation {
  @Field(() => String, { description: 'Random bytes in base64url. Valid once, within 5 minutes.' })
  challenge: string;

  @Field(() => String, { description: 'Relying party id: the host name of the installation.' })
  rpId: string;

  @Field(() => String, { description: 'Handle of the account, in base64url.' })
  userHandle: string;

  @Field(() => String, { description: 'Email address of the account, which the browser shows.' })
  userName: string;

  @Field(() => [Int], {
    description: 'Accepted key algorithms by their COSE numbers, preferred first.',
  })
  algorithms: number[];

  @Field(() => [KnownCredential], { description: 'Passkeys that the account already has.' })
  credentials: KnownCredential[];

  @Field(() => Int, { description: 'How long the challenge is valid, in milliseconds.' })
  timeoutMs: number;
}

@ObjectType({
  description:
    'Options for accepting an invitation with a passkey. Exactly one of the two fields is set.',
})
export class InvitationPasskey {
  @Field(() => PasskeyCreation, {
    nullable: true,
    description:
      'Options for creating a passkey in place of a password; null: the address already has an account.',
  })
  creation: PasskeyCreation | null;

  @Field(() => PasskeyRequest, {
    nullable: true,
    description:
      'Challenge for an existing passkey; null: the address does not have an account yet.',
  })
  request: PasskeyRequest | null;
}

@ObjectType({ description: 'Result of adding a passkey.' })
export class AddPasskeyPayload {
  @Field(() => Passkey, { description: 'The new passkey, named after the device.' })
  passkey: Passkey;

  @Field(() => SecondFactor, { description: "The account's means of signing in after the change." })
  secondFactor: SecondFactor;

  @Secret()
  @Field(() => [String], {
    nullable: true,
    description:
      "Ten recovery codes, shown only once. Null unless this is the account's first second factor.",
  })
  recoveryCodes: string[] | null;
}

@ObjectType({ description: 'Result of removing a passkey.' })
export class RemovePasskeyPayload {
  @Field(() => GraphQLUUID, { description: 'Id of the removed passkey.' })
  removedPasskeyId: string;

  @Field(() => SecondFactor, { description: "The account's means of signing in after the change." })
  secondFactor: SecondFactor;
}
