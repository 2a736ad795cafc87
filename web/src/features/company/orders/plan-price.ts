import { toMinorUnits, type Currency, type Money, type Tier } from './pricing.ts';

/** Region of the price list. */
export type Region = 'INDIA' | 'INTERNATIONAL';

/** A price tier in the gateway's format. `price` is per item and month. */
interface PriceTier {
  region: Region;
  kind: 'EMPLOYEE' | 'CAMERA';
  /** Last item of the tier; null if there is no end. */
  upTo: number | null;
  price: Money;
}

/** Fields of a plan that determine its price. */
export interface PricedPlan {
  isPayable: boolean;
  /** Tiers in ascending order. */
  priceTiers: readonly PriceTier[];
}

/** Price tiers of a plan. */
export interface ListedPrice {
  kind: 'listed';
  currency: Currency;
  /** For an employee with the mobile app. */
  employee: Tier[];
  /** For a camera with computer vision; empty if the plan has no cameras. */
  camera: Tier[];
}

/** Price of a plan: free, per item and month, or by agreement. */
export type PlanPrice = { kind: 'free' } | { kind: 'by-agreement' } | ListedPrice;

/** Returns the price of a plan in a region. */
export const priceOf = ({ isPayable, priceTiers }: PricedPlan, region: Region): PlanPrice => {
  const here = priceTiers.filter((tier) => tier.region === region);
  const [first] = here;
  if (!isPayable) return { kind: 'free' };
  if (first === undefined) return { kind: 'by-agreement' };
  const tiersOf = (kind: PriceTier['kind']): Tier[] =>
    here
      .filter((tier) => tier.kind === kind)
      .map(({ upTo, price }) => ({ last: upTo, price: toMinorUnits(price) }));
  return {
    kind: 'listed',
    currency: first.price.currency,
    employee: tiersOf('EMPLOYEE'),
    camera: tiersOf('CAMERA'),
  };
};

/** Larger companies need Enterprise. */
export const enterpriseFrom = { employees: 1000, cameras: 40 } as const;

/** Returns the maximum numbers of employees and cameras of a plan. */
export const getMaxQuantities = ({
  maxEmployees,
  priceTiers,
}: {
  maxEmployees: number;
  priceTiers: readonly { kind: string }[];
}): { employees: number; cameras: number } => ({
  employees: maxEmployees,
  cameras: priceTiers.some(({ kind }) => kind === 'CAMERA') ? enterpriseFrom.cameras : 0,
});
