import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({ description: "Means of signing in of the viewer's account." })
export class SecondFactor {
  @Field(() => Boolean, {
    description:
      'Whether the account has a password. Accounts that joined with a passkey, or came from an identity provider, may have none.',
  })
  hasPassword: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the authenticator app was set up; null: there is none.',
  })
  authenticatorSince: Date | null;

  @Field(() => Int, { description: 'Passkeys of the account.' })
  passkeyCount: number;

  @Field(() => Int, { description: 'Recovery codes that have not been used.' })
  recoveryCodesLeft: number;
}

@ObjectType({
  description: 'A new secret for an authenticator app. It counts once a code has confirmed it.',
})
export class AuthenticatorSetup {
  @Field(() => String, { description: 'Secret in base 32, for typing into the app.' })
  secret: string;

  @Field(() => String, {
    description: 'Address with the scheme otpauth, for a QR code that the app reads.',
  })
  uri: string;
}

@ObjectType({ description: 'New recovery codes, shown this one time.' })
export class RecoveryCodesPayload {
  @Field(() => [String], {
    description: 'Ten codes. Each can be used once in place of a code of the authenticator app.',
  })
  recoveryCodes: string[];

  @Field(() => SecondFactor, { description: 'Means of signing in that the account has now.' })
  secondFactor: SecondFactor;
}
