import { IsNotEmpty, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../../validation/email-rule.js';
import { PasskeyAssertionInput } from '../factors/passkey.inputs.js';
import { maxCodeLength } from '../factors/second-factor.types.js';

@InputType({ description: "Settings of a company's identity provider." })
export class UpdateIdentityProviderInput {
  @Field(() => String, {
    description: 'Issuer URL of the identity provider: https, at most 300 characters.',
  })
  @MaxLength(300, { message: 'At most 300 characters' })
  @IsNotEmpty({ message: 'Please enter the issuer of your identity provider' })
  issuer: string;

  @Field(() => String, {
    description: 'Client id that the identity provider assigned to this product.',
  })
  @MaxLength(200, { message: 'At most 200 characters' })
  @IsNotEmpty({ message: 'Please enter the client id' })
  clientId: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Client secret that the identity provider assigned to this product. If absent, the stored one is retained, unless the issuer changes.',
  })
  @IsOptional()
  @MaxLength(500, { message: 'At most 500 characters' })
  clientSecret?: string | null;

  @Field(() => Boolean, {
    description: 'Whether members can sign in through the identity provider.',
  })
  isEnabled: boolean;

  @Field(() => Boolean, {
    description:
      'Whether members must sign in through the identity provider. Owners are exempt, so that a failure of the provider does not lock everybody out.',
  })
  isRequired: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the provider requires a second factor from everybody. If true, this product does not ask for another one.',
  })
  asksSecondFactor: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether only people of the company sign in through the provider, each with their own address. If true, an address counts unless the provider says that it has not verified it. Absent: false.',
  })
  @IsOptional()
  vouchesForAddresses?: boolean | null;
}

@InputType({ description: 'Person who signs in through an identity provider.' })
export class StartSingleSignOnInput {
  @Field(() => String, {
    description:
      'Work email address. Its domain determines the company whose identity provider authenticates the person.',
  })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter your work email address' })
  email: string;
}

@InputType({ description: 'Second factor for a sign-in through an identity provider.' })
export class FinishSingleSignOnInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Code of the authenticator app, or a recovery code. Required after an attempt without it was refused with SECOND_FACTOR.',
  })
  @IsOptional()
  @MaxLength(maxCodeLength, { message: 'Code is too long' })
  code?: string | null;

  @Field(() => PasskeyAssertionInput, {
    nullable: true,
    description:
      'Answer of a passkey of the account to the challenge from startPasskeySignIn, in place of a code.',
  })
  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAssertionInput | null;
}
