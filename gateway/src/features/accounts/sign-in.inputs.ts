import { IsNotEmpty, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../validation/email-rule.js';
import { GraphQLUUID } from '../../scalars.js';
import { PasskeyAssertionInput } from '../passkeys/passkey.inputs.js';
import { maxCodeLength } from '../second-factor/second-factor.inputs.js';

@InputType({ description: "E-mail address and password of the provider's administrator." })
export class SignInAdministratorInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter your registered email address' })
  email: string;

  @Field(() => String, { description: 'Password of the account.' })
  @MaxLength(256, { message: 'Password is too long' })
  @IsNotEmpty({ message: 'Please enter your password' })
  password: string;
}

@InputType({ description: 'E-mail address and password of a member.' })
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

@InputType({
  description:
    "Credentials for the app: the company's pass-key, the password, and one of e-mail, phone and employee code.",
})
export class SignInEmployeeInput {
  @Field(() => String, {
    description: 'Pass-key of the company. Upper and lower case are equivalent.',
  })
  @MaxLength(64, { message: 'Pass-key is too long' })
  @IsNotEmpty({ message: 'Please enter the pass-key of your company' })
  passKey: string;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  @IsOptional()
  @MaxLength(254, { message: 'Please enter valid email address' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, digits only.' })
  @IsOptional()
  @MaxLength(20, { message: 'Phone number is too long' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: "The company's code for the employee." })
  @IsOptional()
  @MaxLength(64, { message: 'Employee id is too long' })
  employeeCode?: string | null;

  @Field(() => String, { description: 'The 6-digit password for the app.' })
  @MaxLength(256, { message: 'Password is too long' })
  @IsNotEmpty({ message: 'Please enter your password' })
  password: string;
}
