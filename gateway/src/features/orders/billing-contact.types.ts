import { Field, ObjectType } from 'type-graphql';
import { Country } from '../companies/country.types.js';

@ObjectType({
  description: 'Person or department that an order is billed to.',
  simpleResolvers: true,
})
export class BillingContact {
  @Field(() => String, { description: 'Name of the person or department.' })
  name: string;

  @Field(() => String, { description: 'E-mail address to which the order is mailed.' })
  email: string;

  @Field(() => String, { description: 'Phone number, digits only.' })
  phone: string;

  @Field(() => String, { description: 'Street and house number.' })
  address: string;

  @Field(() => String, { description: 'Name of the city.' })
  city: string;

  @Field(() => String, { nullable: true, description: 'Postal code; null: none.' })
  postalCode: string | null;

  @Field(() => Country, { description: 'Country of the billing address.' })
  country: Country;
}
