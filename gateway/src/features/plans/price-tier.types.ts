import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  CurrencyCode,
  currencyByRegion,
  LicenceKind,
  PriceRegion,
  type Prices,
  professionalPrices,
} from './price-list.js';
import { Money } from './money.types.js';
import { formatDecimal, OrderTerm } from './pricing.js';

registerEnumType(PriceRegion, {
  name: 'PriceRegion',
  description: 'Region of a company, which decides its prices.',
  valuesConfig: {
    INDIA: { description: 'Companies in India; prices in rupees.' },
    INTERNATIONAL: { description: 'Companies everywhere else; prices in US dollars.' },
  },
});
registerEnumType(CurrencyCode, {
  name: 'CurrencyCode',
  description: 'A currency in which prices are listed, by its ISO 4217 code.',
  valuesConfig: {
    INR: { description: 'Indian rupee.' },
    USD: { description: 'US dollar.' },
  },
});
registerEnumType(LicenceKind, {
  name: 'LicenceKind',
  description: 'What is licensed.',
  valuesConfig: {
    EMPLOYEE: { description: 'An employee with the mobile app.' },
    CAMERA: { description: 'A camera with computer vision.' },
  },
});
registerEnumType(OrderTerm, {
  name: 'OrderTerm',
  description: 'How long an order is paid ahead.',
  valuesConfig: {
    MONTHLY: { description: 'Paid for one month.' },
    ANNUAL: { description: 'Paid for twelve months at prices reduced by 10%.' },
  },
});

@ObjectType({
  description:
    'One step of a price: each item up to and including upTo, counted on from the step before, costs price a month.',
  simpleResolvers: true,
})
export class PriceTier {
  @Field(() => PriceRegion, { description: 'Where the price holds.' })
  region: PriceRegion;

  @Field(() => LicenceKind, { description: 'What the price is for.' })
  kind: LicenceKind;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the last item at this price; null: there is no limit.',
  })
  upTo: number | null;

  @Field(() => Money, { description: 'Price of one item for one month.' })
  price: Money;
}

/** Prices of the Professional plan as the schema returns them. */
export const professionalTiers: PriceTier[] = Object.values(PriceRegion).flatMap((region) =>
  listTiers(region, professionalPrices[region]),
);

function listTiers(region: PriceRegion, prices: Prices): PriceTier[] {
  const currency = currencyByRegion[region];
  return Object.values(LicenceKind).flatMap((kind) =>
    prices[kind].map(({ last, price }) => ({
      region,
      kind,
      upTo: last,
      price: { amount: formatDecimal(price), currency },
    })),
  );
}
