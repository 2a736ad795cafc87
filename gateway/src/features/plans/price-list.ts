/** Where a customer's company is, as far as prices go. */
export enum PriceRegion {
  INDIA = 'INDIA',
  INTERNATIONAL = 'INTERNATIONAL',
}

/** A currency that prices are said in. */
export enum Currency {
  INR = 'INR',
  USD = 'USD',
}

/** What is licensed. */
export enum LicenceKind {
  EMPLOYEE = 'EMPLOYEE',
  CAMERA = 'CAMERA',
}

export const currencyOf: Record<PriceRegion, Currency> = {
  [PriceRegion.INDIA]: Currency.INR,
  [PriceRegion.INTERNATIONAL]: Currency.USD,
};

/** One step of a price: each item up to and including the `last`th, counted on from the step before, costs `price`. */
export interface Tier {
  /** Null: no end. */
  last: number | null;
  /** Minor units (cents, paise) an item and month. */
  price: number;
}

/** What a plan's items cost a month. */
export type Prices = Record<LicenceKind, readonly Tier[]>;

type Three = [first: number, second: number, third: number];

function tiers([first, second]: [number, number], prices: Three): Tier[] {
  return [
    { last: first, price: prices[0] },
    { last: second, price: prices[1] },
    { last: null, price: prices[2] },
  ];
}

/** The Professional plan's prices, the only ones on a list: mobile in steps at 200 and 500 employees, computer vision at 10 and 20 cameras. */
export const professionalPrices: Record<PriceRegion, Prices> = {
  [PriceRegion.INDIA]: {
    [LicenceKind.EMPLOYEE]: tiers([200, 500], [10_000, 8_000, 6_000]),
    [LicenceKind.CAMERA]: tiers([10, 20], [400_000, 300_000, 200_000]),
  },
  [PriceRegion.INTERNATIONAL]: {
    [LicenceKind.EMPLOYEE]: tiers([200, 500], [200, 160, 120]),
    [LicenceKind.CAMERA]: tiers([10, 20], [6_000, 4_500, 3_000]),
  },
};
