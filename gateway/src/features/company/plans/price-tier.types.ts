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
  description: 'Region of a company, which determines its prices.',
  valuesConfig: {
    INDIA: { description: 'Companies in India, with prices in rupees.' },
    INTERNATIONAL: { description: 'Companies in all other countries, with prices in US dollars.' },
  },
});
registerEnumType(CurrencyCode, {
  name: 'CurrencyCode',
  description: 'A currency of listed prices, by its ISO 4217 code.',
  valuesConfig: {
    INR: { description: 'Indian rupee.' },
    USD: { description: 'US dollar.' },
  },
});
registerEnumType(LicenceKind, {
  name: 'LicenceKind',
  description: 'What a licence covers.',
  valuesConfig: {
    EMPLOYEE: { description: 'An employee with the mobile app.' },
    CAMERA: { description: 'A camera with computer vision.' },
  },
});
registerEnumType(OrderTerm, {
  name: 'OrderTerm',
  description: 'Length of time for which an order is paid in advance.',
  valuesConfig: {
    MONTHLY: { description: 'Paid for one month at list prices.' },
    ANNUAL: { description: 'Paid for twelve months at prices reduced by 10%.' },
  },
});

@ObjectType({
  description:
    'A tier of a price list. The monthly price applies to each item after the previous tier, up to and including number upTo.',
  simpleResolvers: true,
})
export class PriceTier {
  @Field(() => PriceRegion, { description: 'Region in which the price applies.' })
  region: PriceRegion;

  @Field(() => LicenceKind, { description: 'Kind of licence that the price applies to.' })
  kind: LicenceKind;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the last item at this price; null: no limit.',
  })
  upTo: number | null;

  @Field(() => Money, { description: 'Price of one licence for one month.' })
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
