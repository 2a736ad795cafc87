import { IsEmail, IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Employee who requests a link to the own file.' })
export class RequestOwnFileLinkInput {
  @Field(() => String, {
    description: "E-mail address of the employee in the company's directory.",
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
