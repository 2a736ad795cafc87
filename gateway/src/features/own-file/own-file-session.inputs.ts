import { IsEmail, IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The employee who wants to see the own file.' })
export class RequestOwnFileLinkInput {
  @Field(() => String, { description: 'E-mail address that the company has in its directory.' })
  @MaxLength(254, { message: 'Please enter valid email address' })
  @IsEmail({}, { message: 'Please enter valid email address' })
  @IsNotEmpty({ message: 'Please enter your email address' })
  email: string;
}

@InputType({ description: 'A mailed link to the own file.' })
export class OpenOwnFileInput {
  @Field(() => String, { description: 'The last part of the mailed link.' })
  @MaxLength(200, { message: 'The link is incomplete' })
  token: string;
}
