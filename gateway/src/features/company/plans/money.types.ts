import { Field, InputType, ObjectType } from 'type-graphql';
import { Matches } from 'class-validator';
import { GraphQLDecimal } from '../../../scalars.js';
import { CurrencyCode } from './price-list.js';

@ObjectType({ description: 'An amount of money in one currency.', simpleResolvers: true })
export class Money {
  @Field(() => GraphQLDecimal, {
    description: "Amount in units of the currency, with two decimals, such as '1200.00'.",
  })
  amount: string;

  @Field(() => CurrencyCode, { description: 'Currency of the amount.' })
  currency: CurrencyCode;
}

@InputType({ description: 'An amount of money in one currency.' })
export class MoneyInput {
  @Field(() => GraphQLDecimal, {
    description: "Amount in units of the currency, with two decimals, such as '1200.00'.",
  })
  @Matches(/^\d{1,12}\.\d\d$/, { message: 'Please give an amount with two decimals' })
  amount: string;

  @Field(() => CurrencyCode, { description: 'Currency of the amount.' })
  currency: CurrencyCode;
}
