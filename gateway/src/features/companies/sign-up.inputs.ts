import {
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsUrl,
  IsUUID,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { countryNamed } from './countries.js';

const valid = { message: 'Please enter valid email address' };
const validUrl = { message: 'Please enter valid url' };
const selectPlan = { message: 'Please select subscription plan' };
/** Letters and digits of any script, and single spaces between them. */
const words = /^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u;

function IsCountry(message: string): PropertyDecorator {
  const validate = (given: unknown) => countryNamed(given) !== undefined;
  return ValidateBy({ name: 'isCountry', validator: { validate } }, { message });
}

/** What sign-up and the provider ask alike of a company. */
@InputType()
abstract class CompanyInput {
  @Field(() => String, {
    description: 'Name: at least 3 letters and digits, with single spaces.',
  })
  @MaxLength(100, { message: 'At most 100 characters' })
  @Matches(words, { message: 'Spaces and Special characters not allowed.' })
  @MinLength(3, { message: 'Company name should be minimum 3 character' })
  @IsNotEmpty({ message: 'Please enter your company name' })
  companyName: string;

  @Field(() => String, { description: 'Address of its admin.' })
  @MaxLength(254, valid)
  @IsEmail({}, valid)
  @IsNotEmpty({ message: 'Please enter your email address' })
  email: string;

  @Field(() => String, { description: 'Address of its website.' })
  @MaxLength(500, validUrl)
  @IsUrl({ protocols: ['http', 'https'] }, validUrl)
  @IsNotEmpty({ message: 'Please enter your company website url' })
  website: string;

  @Field(() => String, { description: 'Country, by its English name.' })
  @IsCountry('Please select country')
  country: string;

  @Field(() => String, { description: 'Id of the plan.' })
  @IsUUID('all', selectPlan)
  planId: string;

  @Field(() => String, {
    nullable: true,
    description: "IANA name of the company's time zone; else Asia/Singapore.",
  })
  @IsOptional()
  @MaxLength(64, { message: 'At most 64 characters' })
  timeZone?: string | null;
}

@InputType({ description: 'A company that signs up.' })
export class SignUpInput extends CompanyInput {
  @Field(() => String, { description: 'Phone number: 6 to 13 digits.' })
  @MaxLength(13, { message: 'At most 13 digits' })
  @MinLength(6, { message: 'Minimum 6 digit required.' })
  @Matches(/^\d*$/, { message: 'Only numbers accepted.' })
  @IsNotEmpty({ message: 'Please enter phone number' })
  phone: string;
}

@InputType({ description: 'A company that the provider adds.' })
export class CreateCompanyInput extends CompanyInput {
  @Field(() => String, { description: 'Phone number: 6 to 10 digits.' })
  @MaxLength(10, { message: 'At most 10 digits' })
  @MinLength(6, { message: 'Minimum 6 digit required.' })
  @Matches(/^\d*$/, { message: 'Only numbers accepted.' })
  @IsNotEmpty({ message: 'Please enter phone number' })
  phone: string;
}
