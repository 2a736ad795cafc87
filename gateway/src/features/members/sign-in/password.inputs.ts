import { IsNotEmpty, IsOptional, MaxLength, MinLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../../validation/email-rule.js';

const tooLong = { message: 'Password is too long' };
export const tooShort = { message: 'Password should be minimum 7 character' };
const noPassword = { message: 'Please enter your password' };
/** Minimum length of a password that a person chooses. */
export const minPasswordLength = 7;

@InputType()
export abstract class MailedLinkInput {
  @Field(() => String, { description: 'Token from the mailed link: the last part of its path.' })
  @MaxLength(200, { message: 'The link is incomplete' })
  token: string;
}

@InputType({ description: 'The token of the mailed link, and the first password.' })
export class VerifyEmailInput extends MailedLinkInput {
  @Field(() => String, {
    nullable: true,
    description:
      'First password: at least 7 characters and not easily guessed; 12 are recommended. If absent, the link can still be used to set it.',
  })
  @IsOptional()
  @MaxLength(256, tooLong)
  @MinLength(minPasswordLength, tooShort)
  @IsNotEmpty(noPassword)
  password?: string | null;
}

@InputType({ description: 'The token of the mailed link, and a new password.' })
export class ResetPasswordInput extends MailedLinkInput {
  @Field(() => String, {
    description:
      'The new password: at least 7 characters and not easily guessed; 12 are recommended.',
  })
  @MaxLength(256, tooLong)
  @MinLength(minPasswordLength, tooShort)
  @IsNotEmpty(noPassword)
  password: string;
}

@InputType()
abstract class RegisteredEmailInput {
  @Field(() => String, { description: 'Email address of the account.' })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter your registered email address' })
  email: string;
}

@InputType({ description: 'Account whose password is to be reset.' })
export class RequestPasswordResetInput extends RegisteredEmailInput {}

@InputType({ description: 'Account whose email address is to be verified.' })
export class ResendVerificationInput extends RegisteredEmailInput {}

@InputType({ description: "A change of the viewer's password." })
export class ChangePasswordInput {
  @Field(() => String, {
    nullable: true,
    description:
      "The viewer's own email address, for clients that send it. Any other address is refused.",
  })
  @IsOptional()
  @MaxLength(254, { message: 'Please enter valid email address' })
  email?: string | null;

  @Field(() => String, { description: "The viewer's current password." })
  @MaxLength(256, tooLong)
  @IsNotEmpty({ message: 'Please enter your current password' })
  currentPassword: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "true: also ends the sessions of everybody else in the companies that the account owns. The account's own sessions always end.",
  })
  endsAllSessions?: boolean | null;

  @Field(() => String, {
    description:
      'The new password: at least 7 characters and not easily guessed; 12 are recommended.',
  })
  @MaxLength(256, tooLong)
  @MinLength(minPasswordLength, tooShort)
  @IsNotEmpty(noPassword)
  password: string;
}
