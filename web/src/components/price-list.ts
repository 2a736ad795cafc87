/** A currency that prices are said in. */
export type Currency = 'INR' | 'USD';

/** Where the visitor's company is, as far as prices go. */
export type Region = 'india' | 'international';

export const currencyOf: Record<Region, Currency> = { india: 'INR', international: 'USD' };

/** One step of a price: each of the items up to and including the `last`th, counted on from the step before, costs `price`. */
export interface Tier {
  /** Null: no end. */
  last: number | null;
  /** Minor units (cents, paise) an item and month. */
  price: number;
}

/** What the Professional plan's items cost a month. */
interface ProfessionalPrices {
  /** An employee with the mobile app. */
  mobile: Tier[];
  /** A camera with computer vision. */
  camera: Tier[];
}

const tiers = (lasts: [number, number], prices: [number, number, number]): Tier[] => [
  { last: lasts[0], price: prices[0] },
  { last: lasts[1], price: prices[1] },
  { last: null, price: prices[2] },
];

/** The Professional price list: mobile in steps at 200 and 500 employees, computer vision at 10 and 20 cameras. */
export const professionalPrices: Record<Currency, ProfessionalPrices> = {
  INR: {
    mobile: tiers([200, 500], [10_000, 8_000, 6_000]),
    camera: tiers([10, 20], [400_000, 300_000, 200_000]),
  },
  USD: {
    mobile: tiers([200, 500], [200, 160, 120]),
    camera: tiers([10, 20], [6_000, 4_500, 3_000]),
  },
};

/** From here on Enterprise is the plan. */
export const enterpriseFrom = { employees: 1000, cameras: 40 } as const;
