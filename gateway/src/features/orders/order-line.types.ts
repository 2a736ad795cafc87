import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../plans/money.types.js';
import { LicenceKind } from '../plans/price-list.js';

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
