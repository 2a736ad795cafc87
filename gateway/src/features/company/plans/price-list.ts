/** Price regions. */
export enum PriceRegion {
  INDIA = 'INDIA',
  INTERNATIONAL = 'INTERNATIONAL',
}

/** Currencies of prices. */
export enum CurrencyCode {
  INR = 'INR',
  USD = 'USD',
}

/** Kinds of licences. */
export enum LicenceKind {
  EMPLOYEE = 'EMPLOYEE',
  CAMERA = 'CAMERA',
}

export const currencyByRegion: Record<PriceRegion, CurrencyCode> = {
  [PriceRegion.INDIA]: CurrencyCode.INR,
  [PriceRegion.INTERNATIONAL]: CurrencyCode.USD,
};

/** A price tier: each item after the previous tier, up to and including the `last`th, costs `price`. */
export interface Tier {
  /** Null: no end. */
  last: number | null;
  /** Minor units (cents, paise) per item and month. */
  price: number;
}

/** Monthly prices of a plan by kind of licence. */
export type Prices = Record<LicenceKind, readonly Tier[]>;

function makeTiers(ends: [number, number], prices: [number, number, number]): Tier[] {
  return prices.map((price, index) => ({ last: ends[index] ?? null, price }));
}

/** Prices of the Professional plan, the only listed ones: tiers end at 200 and 500 employees, and at 10 and 20 cameras. */
export const professionalPrices: Record<PriceRegion, Prices> = {
  [PriceRegion.INDIA]: {
    [LicenceKind.EMPLOYEE]: makeTiers([200, 500], [10_000, 8_000, 6_000]),
    [LicenceKind.CAMERA]: makeTiers([10, 20], [400_000, 300_000, 200_000]),
  },
  [PriceRegion.INTERNATIONAL]: {
    [LicenceKind.EMPLOYEE]: makeTiers([200, 500], [200, 160, 120]),
    [LicenceKind.CAMERA]: makeTiers([10, 20], [6_000, 4_500, 3_000]),
  },
};
