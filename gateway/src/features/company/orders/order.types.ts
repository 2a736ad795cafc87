import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../plans/money.types.js';
import { LicenceKind } from '../plans/price-list.js';
import { paginated } from '../../../graphql/paginated.js';
import { Order } from './order.entity.js';
import { Country } from '../profile/country.types.js';

@ObjectType({
  description: 'Licences of an order with the same kind and price.',
  simpleResolvers: true,
})
export class OrderLine {
  @Field(() => LicenceKind, { description: 'What a licence covers.' })
  kind: LicenceKind;

  @Field(() => Int, { description: 'Number of employees or cameras at this price.' })
  count: number;

  @Field(() => Money, {
    description: 'Price of one licence for one month, including the discount for the term.',
  })
  price: Money;

  @Field(() => Money, { description: 'Price of all licences of this line for one month.' })
  monthly: Money;
}

@ObjectType({ description: 'A page of orders.' })
export class OrderPage extends paginated(Order, 'orders') {}

@ObjectType({
  description: 'Person or department that an order is billed to.',
  simpleResolvers: true,
})
export class BillingContact {
  @Field(() => String, { description: 'Name of the person or department.' })
  name: string;

  @Field(() => String, { description: 'Email address to which the order is mailed.' })
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
