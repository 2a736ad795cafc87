import { IsNotEmpty, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../validation/email-rule.js';
import { GraphQLUUID } from '../../scalars.js';
import { PasskeyAssertionInput } from '../passkeys/passkey.inputs.js';
import { maxCodeLength } from '../second-factor/second-factor.inputs.js';

@InputType({ description: "The provider administrator's address and password." })
export class SignInAdministratorInput {
  @Field(() => String, { description: 'Registered e-mail address.' })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter your registered email address' })
  email: string;

  @Field(() => String, { description: "The account's password." })
  @MaxLength(256, { message: 'Password is too long' })
  @IsNotEmpty({ message: 'Please enter your password' })
  password: string;
}

@InputType({ description: "A member's address and password." })
export class SignInCompanyInput extends SignInAdministratorInput {
  @Field(() => GraphQLUUID, {
    nullable: true,
    description:
      'Company to sign in to. A member of several companies who names none gets the error COMPANY_CHOICE, which lists them.',
  })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the authenticator app, or a recovery code. Needed if a sign-in without it was refused with SECOND_FACTOR.',
  })
  @IsOptional()
  @MaxLength(maxCodeLength, { message: 'Code is too long' })
  code?: string | null;
}

@InputType({ description: "What a member's passkey has signed." })
export class SignInWithPasskeyInput {
  @Field(() => PasskeyAssertionInput, {
    description: 'Answer to the challenge of startPasskeySignIn.',
  })
  @ValidateNested()
  passkey: PasskeyAssertionInput;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description:
      'Company to sign in to. A member of several companies who names none gets the error COMPANY_CHOICE, which lists them.',
  })
  companyId?: string | null;
}

@InputType({
  description:
    "The app's sign-in: the company's pass-key, the password, and one of e-mail, phone and employee code.",
})
export class SignInEmployeeInput {
  @Field(() => String, { description: "The company's pass-key, in any case." })
  @MaxLength(64, { message: 'Pass-key is too long' })
  @IsNotEmpty({ message: 'Please enter the pass-key of your company' })
  passKey: string;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  @IsOptional()
  @MaxLength(254, { message: 'Please enter valid email address' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, digits.' })
  @IsOptional()
  @MaxLength(20, { message: 'Phone number is too long' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: "The company's own code of the employee." })
  @IsOptional()
  @MaxLength(64, { message: 'Employee id is too long' })
  employeeCode?: string | null;

  @Field(() => String, { description: 'The 6-digit password.' })
  @MaxLength(256, { message: 'Password is too long' })
  @IsNotEmpty({ message: 'Please enter your password' })
  password: string;
}
