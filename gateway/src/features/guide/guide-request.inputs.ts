import { IsNotEmpty, IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../email-rule.js';
import { GuideRequestType } from './guide-request.entity.js';

@InputType({ description: 'What somebody fills in to get the guide.' })
export class GuideRequestInput {
  @Field(() => String, { description: 'Full name: letters of any script and spaces.' })
  @MaxLength(100, { message: 'At most 100 characters' })
  @Matches(/^[\p{L}\p{M} ]*$/u, { message: 'Only alphabet accepted.' })
  @Matches(/\S/, { message: 'Please enter your name' })
  name: string;

  @Field(() => String, { description: 'E-mail address.' })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter your email address' })
  email: string;

  @Field(() => String, { nullable: true, description: 'Phone number: digits and spaces.' })
  @IsOptional()
  @MaxLength(20, { message: 'At most 20 digits and spaces' })
  @Matches(/^[\d ]*$/, { message: 'Only numeric accepted.' })
  phone?: string | null;

  @Field(() => GuideRequestType, {
    defaultValue: GuideRequestType.STUDENT,
    description: 'Student or professional.',
  })
  type: GuideRequestType;
}
