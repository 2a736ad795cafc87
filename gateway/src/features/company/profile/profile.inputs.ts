import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsPhone } from '../../../validation/phone-rule.js';
import { IsCompanyName, IsWebsite } from './company-rules.js';
import { GraphQLCountryCode } from '../../../scalars.js';
import { IsCountryCode } from '../../../validation/countries.js';
import { IsTimeZone } from './time-zone.js';

@InputType({ description: "Changes to a company's details. Absent fields are left unchanged." })
export class UpdateCompanyInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name of the company: at least 3 letters and digits, separated by single spaces.',
  })
  @IsOptional()
  @IsCompanyName()
  name?: string | null;

  @Field(() => String, { nullable: true, description: "URL of the company's website." })
  @IsOptional()
  @IsWebsite()
  website?: string | null;

  @Field(() => GraphQLCountryCode, {
    nullable: true,
    description: "Two-letter code of the country, such as 'SG'.",
  })
  @IsOptional()
  @IsCountryCode()
  country?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Phone number of 6 to 13 digits. Spaces and punctuation are allowed; only the digits are stored.',
  })
  @IsOptional()
  @IsPhone(13)
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "IANA name of the company's time zone, such as 'Asia/Singapore'. Days begin and end in it.",
  })
  @IsOptional()
  @IsTimeZone('Please select a time zone')
  timeZone?: string | null;
}
