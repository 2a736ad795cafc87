import { IsNotEmpty, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../../validation/email-rule.js';
import { GraphQLUUID } from '../../../scalars.js';
import { PasskeyAssertionInput } from '../factors/passkey.inputs.js';
import { maxCodeLength } from '../factors/second-factor.types.js';

@InputType({ description: "Email address and password of the provider's administrator." })
export class SignInAdministratorInput {
  @Field(() => String, { description: 'Email address of the account.' })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter your registered email address' })
  email: string;

  @Field(() => String, { description: 'Password of the account.' })
  @MaxLength(256, { message: 'Password is too long' })
  @IsNotEmpty({ message: 'Please enter your password' })
  password: string;
}

@InputType({ description: 'Email address and password of a member.' })
export class SignInCompanyInput extends SignInAdministratorInput {
  @Field(() => GraphQLUUID, {
    nullable: true,
    description:
      'Id of the company to sign in to. Required for a member of several companies; without it, the error COMPANY_CHOICE lists them.',
  })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the authenticator app, or a recovery code. Required after an attempt without it was refused with SECOND_FACTOR.',
  })
  @IsOptional()
  @MaxLength(maxCodeLength, { message: 'Code is too long' })
  code?: string | null;
}

@InputType({ description: 'Credentials of a member who signs in with a passkey.' })
export class SignInWithPasskeyInput {
  @Field(() => PasskeyAssertionInput, {
    description: 'Answer of the passkey to the challenge from startPasskeySignIn.',
  })
  @ValidateNested()
  passkey: PasskeyAssertionInput;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description:
      'Id of the company to sign in to. Required for a member of several companies; without it, the error COMPANY_CHOICE lists them.',
  })
  companyId?: string | null;
}
