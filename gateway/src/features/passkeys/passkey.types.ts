import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLUUID } from '../../scalars.js';
import { SecondFactor } from '../second-factor/second-factor.types.js';
import { Passkey } from './passkey.entity.js';

@ObjectType({
  description: 'A passkey that a browser may use or must not make again.',
  simpleResolvers: true,
})
export class KnownCredential {
  @Field(() => String, { description: 'Id that the authenticator gave it, in base64url.' })
  id: string;

  @Field(() => [String], { description: "How a browser reaches it, such as 'internal' or 'usb'." })
  transports: string[];
}

@ObjectType({
  description: 'What a browser needs to have a passkey sign. User verification is required.',
  simpleResolvers: true,
})
export class PasskeyRequest {
  @Field(() => String, {
    description: 'Random bytes to sign, in base64url. Good once, for 5 minutes.',
  })
  challenge: string;

  @Field(() => String, { description: 'Relying party id: the host name of the installation.' })
  rpId: string;

  @Field(() => [KnownCredential], {
    description: 'Passkeys to choose from; empty: any that the person has for this host name.',
  })
  credentials: KnownCredential[];

  @Field(() => Int, { description: 'How long the challenge is valid, in milliseconds.' })
  timeoutMs: number;
}

@ObjectType({
  description:
    'What a browser needs to make a passkey. It has to be discoverable, and user verification is required.',
  simpleResolvers: true,
})
export class PasskeyCreation {
  @Field(() => String, { description: 'Random bytes, in base64url. Good once, for 5 minutes.' })
  challenge: string;

  @Field(() => String, { description: 'Relying party id: the host name of the installation.' })
  rpId: string;

  @Field(() => String, { description: 'Handle of the account, in base64url.' })
  userHandle: string;

  @Field(() => String, { description: 'E-mail address of the account, which the browser shows.' })
  userName: string;

  @Field(() => [Int], {
    description: 'Accepted algorithms of keys, as COSE numbers them, the best first.',
  })
  algorithms: number[];

  @Field(() => [KnownCredential], { description: 'Passkeys that the account has.' })
  credentials: KnownCredential[];

  @Field(() => Int, { description: 'How long the challenge is valid, in milliseconds.' })
  timeoutMs: number;
}

@ObjectType({ description: 'How a passkey accepts an invitation: one of the two is null.' })
export class InvitationPasskey {
  @Field(() => PasskeyCreation, {
    nullable: true,
    description: 'For an address without a sign-in: a passkey to make instead of a password.',
  })
  creation: PasskeyCreation | null;

  @Field(() => PasskeyRequest, {
    nullable: true,
    description: 'For an address that signs in already: a challenge for its passkeys.',
  })
  request: PasskeyRequest | null;
}

@ObjectType({ description: 'A new passkey.' })
export class AddPasskeyPayload {
  @Field(() => Passkey, { description: 'The passkey, named after the device.' })
  passkey: Passkey;

  @Field(() => SecondFactor, { description: 'Means of signing in that the account has now.' })
  secondFactor: SecondFactor;

  @Field(() => [String], {
    nullable: true,
    description:
      'Ten recovery codes, shown this one time, if it is the first second factor of the account; else null.',
  })
  recoveryCodes: string[] | null;
}

@ObjectType({ description: 'A passkey that has just been removed.' })
export class RemovePasskeyPayload {
  @Field(() => GraphQLUUID, { description: 'Id of the removed passkey.' })
  removedPasskeyId: string;

  @Field(() => SecondFactor, { description: 'Means of signing in that the account has now.' })
  secondFactor: SecondFactor;
}
