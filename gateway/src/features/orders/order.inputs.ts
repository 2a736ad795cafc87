import { IsNotEmpty, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsEmailAddress } from '../../validation/email-rule.js';
import { IsFilled } from '../../validation/filled-rule.js';
import { GraphQLCountryCode, GraphQLUUID } from '../../scalars.js';
import { IsPhone } from '../../validation/phone-rule.js';
import { IsCountryCode } from '../../validation/countries.js';
import { MoneyInput } from '../plans/money.types.js';
import { PriceRegion } from '../plans/price-list.js';
import { OrderTerm } from '../plans/pricing.js';

const tooLong = { message: 'At most 200 characters' };
const cameraCount = { message: 'Please choose 0 to 10000 cameras' };

@InputType({ description: 'Person or department that an order is billed to.' })
export class BillingContactInput {
  @Field(() => String, { description: 'Name of a person or a department.' })
  @MaxLength(200, tooLong)
  @IsFilled('Please enter the billing name')
  name: string;

  @Field(() => String, { description: 'E-mail address; the order is mailed there.' })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter your email address' })
  email: string;

  @Field(() => String, {
    description: 'Phone number: 6 to 13 digits, written as people do; kept as digits.',
  })
  @IsPhone(13)
  phone: string;

  @Field(() => String, { description: 'Street and number.' })
  @MaxLength(200, tooLong)
  @IsFilled('Please enter the address')
  address: string;

  @Field(() => String, { description: 'Name of the city.' })
  @MaxLength(200, tooLong)
  @IsFilled('Please enter the city')
  city: string;

  @Field(() => String, {
    nullable: true,
    description: 'Postal code, at most 20 characters; absent or null: none.',
  })
  @IsOptional()
  @MaxLength(20, { message: 'At most 20 characters' })
  postalCode?: string | null;

  @Field(() => GraphQLCountryCode, {
    description: "Country of the billing address, by its code such as 'SG'.",
  })
  @IsCountryCode()
  country: string;
}

@InputType({ description: 'An order of licences.' })
export class OrderInput {
  @Field(() => GraphQLUUID, {
    description: 'UUID made by the client. It identifies an order that is sent again.',
  })
  id: string;

  @Field(() => GraphQLUUID, { description: 'Id of a plan that has a price list.' })
  planId: string;

  @Field(() => PriceRegion, { description: 'Region whose prices apply.' })
  region: PriceRegion;

  @Field(() => OrderTerm, { description: 'How long it is paid ahead.' })
  term: OrderTerm;

  @Field(() => Int, { description: "1 to the plan's maxEmployees." })
  employees: number;

  @Field(() => Int, { description: '0 to 10000.' })
  @Max(10_000, cameraCount)
  @Min(0, cameraCount)
  cameras: number;

  @Field(() => MoneyInput, {
    description:
      "Total for the whole term, as the customer saw it. Refused with CONFLICT and the field 'total' if it differs from today's prices.",
  })
  @ValidateNested()
  total: MoneyInput;

  @Field(() => BillingContactInput, {
    description: 'Person or department that the order is billed to.',
  })
  @ValidateNested()
  billing: BillingContactInput;
}
