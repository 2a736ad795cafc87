import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsEmailAddress } from '../../validation/email-rule.js';
import { IsFilled } from '../../validation/filled-rule.js';
import { IsPersonName } from '../../validation/name-rule.js';
import { IsOptionalPhone } from '../../validation/phone-rule.js';
import { GuideRequestType } from './guide-request.entity.js';

@InputType({ description: "A visitor's request for the guide." })
export class RequestGuideInput {
  @Field(() => String, {
    description:
      'Full name: letters of any script, which may be separated by spaces, hyphens, apostrophes and full stops.',
  })
  @MaxLength(100, { message: 'At most 100 characters' })
  @IsPersonName()
  @IsFilled('Please enter your name')
  name: string;

  @Field(() => String, { description: 'Email address.' })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter your email address' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Phone number. Spaces and punctuation are allowed; only the digits are stored. Absent: none.',
  })
  @IsOptional()
  @IsOptionalPhone(20)
  phone?: string | null;

  @Field(() => GuideRequestType, {
    defaultValue: GuideRequestType.STUDENT,
    description: 'Occupation: student or professional.',
  })
  type: GuideRequestType;
}
