import { Field, ObjectType, InputType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';
import { IsEmail, IsNotEmpty, MaxLength } from 'class-validator';

@ObjectType({
  description: 'A new session of an employee. It gives access to the own file only.',
})
export class OwnFileSession {
  @Field(() => String, {
    description: 'Session token. Send it in the Authorization header as "Bearer <token>".',
  })
  token: string;

  @Field(() => GraphQLISODateTime, {
    description: 'When the session ends: 30 minutes after it began, regardless of use.',
  })
  expiresAt: Date;
}

@InputType({ description: 'Employee who requests a link to the own file.' })
export class RequestOwnFileLinkInput {
  @Field(() => String, {
    description: "Email address of the employee in the company's directory.",
  })
  @MaxLength(254, { message: 'Please enter valid email address' })
  @IsEmail({}, { message: 'Please enter valid email address' })
  @IsNotEmpty({ message: 'Please enter your email address' })
  email: string;
}

@InputType({ description: 'The mailed link that opens an own file.' })
export class OpenOwnFileInput {
  @Field(() => String, { description: 'Token from the mailed link: the last part of its path.' })
  @MaxLength(200, { message: 'The link is incomplete' })
  token: string;
}
