import { Field, Int, ObjectType, InputType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';
import { Secret } from '../../../access/step-up.js';
import { IsNotEmpty, MaxLength } from 'class-validator';

@ObjectType({ description: 'Means of signing in that an account has.' })
export class SecondFactor {
  @Field(() => Boolean, {
    description:
      'Whether the account has a password. Accounts that joined with a passkey or through an identity provider may have none.',
  })
  hasPassword: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the authenticator app was set up; null: none is set up.',
  })
  authenticatorSince: Date | null;

  @Field(() => Int, { description: 'Number of passkeys of the account.' })
  passkeyCount: number;

  @Field(() => Int, { description: 'Number of recovery codes that have not been used yet.' })
  recoveryCodesLeft: number;
}

@ObjectType({
  description:
    'A new secret for an authenticator app. It takes effect once a code has confirmed it.',
})
export class AuthenticatorSetup {
  @Secret()
  @Field(() => String, { description: 'Secret in base 32, for typing into the authenticator app.' })
  secret: string;

  @Secret()
  @Field(() => String, {
    description: 'URI with the scheme otpauth, to show as a QR code for the authenticator app.',
  })
  uri: string;
}

@ObjectType({ description: 'New recovery codes, shown only once.' })
export class RecoveryCodesPayload {
  @Secret()
  @Field(() => [String], {
    description:
      'Ten recovery codes. Each can be used once in place of a code from the authenticator app.',
  })
  recoveryCodes: string[];

  @Field(() => SecondFactor, { description: "The account's means of signing in after the change." })
  secondFactor: SecondFactor;
}

/** Longer than a recovery code with a space after each letter. */
export const maxCodeLength = 64;

@InputType({ description: 'Sign-in rules for the members of a company.' })
export class UpdateSignInRulesInput {
  @Field(() => Boolean, { description: 'Whether members need a second factor.' })
  requiresSecondFactor: boolean;
}

@InputType({ description: 'A code of the authenticator app.' })
export class ConfirmAuthenticatorInput {
  @Field(() => String, { description: 'The six digits that the authenticator app shows now.' })
  @MaxLength(maxCodeLength, { message: 'Code is too long' })
  @IsNotEmpty({ message: 'Please enter the code of your authenticator app' })
  code: string;
}
