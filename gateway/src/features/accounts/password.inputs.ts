import { IsEmail, IsNotEmpty, IsOptional, MaxLength, MinLength } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';

const tooLong = { message: 'Password is too long' };
const tooShort = { message: 'Password should be minimum 7 character' };
/** Fewest characters of a password that a person chooses. */
const shortest = 7;

@ArgsType()
export class SetPasswordArgs {
  @Field(() => String, { description: 'The last part of the link.' })
  @MaxLength(200, { message: 'The link is not whole' })
  token: string;

  @Field(() => String, {
    description: 'At least 7 characters, and not easily guessed; 12 are recommended.',
  })
  @MaxLength(256, tooLong)
  @MinLength(shortest, tooShort)
  @IsNotEmpty({ message: 'Please enter your password' })
  password: string;
}

@ArgsType()
export class RegisteredEmailArgs {
  @Field(() => String, { description: 'Registered e-mail address.' })
  @MaxLength(254, { message: 'Please enter valid email address' })
  @IsEmail({}, { message: 'Please enter valid email address' })
  @IsNotEmpty({ message: 'Please enter your registered email address' })
  email: string;
}

@InputType({ description: "A change of the viewer's password." })
export class ChangePasswordInput {
  @Field(() => String, {
    nullable: true,
    description: "The viewer's own address, where the caller names it.",
    deprecationReason:
      "Leave it out: it is the viewer's own address in any case. Old clients name it.",
  })
  @IsOptional()
  @MaxLength(254, { message: 'Please enter valid email address' })
  email?: string | null;

  @Field(() => String, { description: 'The password until now.' })
  @MaxLength(256, tooLong)
  @IsNotEmpty({ message: 'Please enter your current password' })
  currentPassword: string;

  @Field(() => String, {
    description: 'The new one: at least 7 characters, and not easily guessed; 12 are recommended.',
  })
  @MaxLength(256, tooLong)
  @MinLength(shortest, tooShort)
  @IsNotEmpty({ message: 'Please enter your password' })
  password: string;
}
