import { IsNotEmpty, IsOptional, MaxLength, NotEquals, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { NIL } from 'uuid';
import { IsEmailAddress } from '../../validation/email-rule.js';
import { OrderInput } from '../company/orders/order.inputs.js';
import { IsPhone } from '../../validation/phone-rule.js';
import { IsCompanyName, IsWebsite } from '../company/profile/company-rules.js';
import { GraphQLCountryCode, GraphQLUUID } from '../../scalars.js';
import { IsCountryCode } from '../../validation/countries.js';

/** Fields of a company that signs up or that the provider adds. */
@InputType()
abstract class CompanyInput {
  @Field(() => String, {
    description: 'Name of the company: at least 3 letters and digits, separated by single spaces.',
  })
  @IsCompanyName()
  name: string;

  @Field(() => String, { description: "Email address of the company's admin." })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter your email address' })
  email: string;

  @Field(() => String, { description: "URL of the company's website." })
  @IsWebsite()
  website: string;

  @Field(() => GraphQLCountryCode, { description: "Two-letter code of the country, such as 'SG'." })
  @IsCountryCode()
  country: string;

  /** REST replaces a text that is not a UUID by NIL, so that this message is returned with those of the other fields. */
  @Field(() => GraphQLUUID, { description: 'Id of the plan that the company gets.' })
  @NotEquals(NIL, { message: 'Please select subscription plan' })
  planId: string;

  @Field(() => String, {
    nullable: true,
    description: "IANA name of the company's time zone. The default is Asia/Singapore.",
  })
  @IsOptional()
  @MaxLength(64, { message: 'At most 64 characters' })
  timeZone?: string | null;
}

@InputType({ description: 'Details of a company that signs up.' })
export class SignUpInput extends CompanyInput {
  @Field(() => String, {
    description:
      'Phone number of 6 to 13 digits. Spaces and punctuation are allowed; only the digits are stored.',
  })
  @IsPhone(13)
  phone: string;

  @Field(() => OrderInput, {
    nullable: true,
    description:
      'Order of the same plan, placed during sign-up and stored with the company; absent: none.',
  })
  @IsOptional()
  @ValidateNested()
  order?: OrderInput | null;
}

@InputType({ description: 'A company to add, as the provider.' })
export class CreateCompanyInput extends CompanyInput {
  @Field(() => String, {
    description:
      'Phone number of 6 to 10 digits. Spaces and punctuation are allowed; only the digits are stored.',
  })
  @IsPhone(10)
  phone: string;
}
