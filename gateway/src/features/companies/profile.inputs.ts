import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsPhone } from '../../validation/phone-rule.js';
import { IsCompanyName, IsWebsite } from './company-rules.js';
import { GraphQLCountryCode } from '../../scalars.js';
import { IsCountryCode } from '../../validation/countries.js';
import { IsTimeZone } from './time-zone.js';

@InputType({ description: "A change of a company's own data; absent fields do not change." })
export class UpdateCompanyInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name: at least 3 letters and digits, with single spaces.',
  })
  @IsOptional()
  @IsCompanyName()
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its website.' })
  @IsOptional()
  @IsWebsite()
  website?: string | null;

  @Field(() => GraphQLCountryCode, {
    nullable: true,
    description: "Country, by its code such as 'SG'.",
  })
  @IsOptional()
  @IsCountryCode()
  country?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number: 6 to 13 digits, written as people do; kept as digits.',
  })
  @IsOptional()
  @IsPhone(13)
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "IANA name of the zone in which the company's days run.",
  })
  @IsOptional()
  @IsTimeZone('Please select a time zone')
  timeZone?: string | null;
}
