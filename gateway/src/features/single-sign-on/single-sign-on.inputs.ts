import { IsNotEmpty, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../validation/email-rule.js';
import { PasskeyAssertionInput } from '../passkeys/passkey.inputs.js';
import { maxCodeLength } from '../second-factor/second-factor.inputs.js';

@InputType({ description: 'The identity provider of a company.' })
export class UpdateIdentityProviderInput {
  @Field(() => String, {
    description: 'Address that the provider names as its issuer: https, at most 300 characters.',
  })
  @MaxLength(300, { message: 'At most 300 characters' })
  @IsNotEmpty({ message: 'Please enter the issuer of your identity provider' })
  issuer: string;

  @Field(() => String, { description: 'Id that the provider has given to this product.' })
  @MaxLength(200, { message: 'At most 200 characters' })
  @IsNotEmpty({ message: 'Please enter the client id' })
  clientId: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Secret that the provider has given to this product. Absent: the stored one stays, unless the issuer changes.',
  })
  @IsOptional()
  @MaxLength(500, { message: 'At most 500 characters' })
  clientSecret?: string | null;

  @Field(() => Boolean, { description: 'Whether members can sign in through it.' })
  isEnabled: boolean;

  @Field(() => Boolean, {
    description:
      'Whether members can sign in to the company in no other way. Owners can, so that a fault of the provider does not lock everybody out.',
  })
  isRequired: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the provider asks everybody for a second factor, so that none is asked for here.',
  })
  asksSecondFactor: boolean;
}

@InputType({ description: 'The person who signs in.' })
export class StartSingleSignOnInput {
  @Field(() => String, {
    description:
      'Work address. Its domain decides the company, whose provider authenticates the person.',
  })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter your work email address' })
  email: string;
}

@InputType({ description: 'Second factor of a sign-in through an identity provider.' })
export class FinishSingleSignOnInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Code of the authenticator app, or a recovery code. Needed if it was refused with SECOND_FACTOR without one.',
  })
  @IsOptional()
  @MaxLength(maxCodeLength, { message: 'Code is too long' })
  code?: string | null;

  @Field(() => PasskeyAssertionInput, {
    nullable: true,
    description:
      'Answer of a passkey of the account to the challenge of startPasskeySignIn, in place of a code.',
  })
  @IsOptional()
  @ValidateNested()
  passkey?: PasskeyAssertionInput | null;
}
