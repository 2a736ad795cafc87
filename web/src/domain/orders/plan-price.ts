import { toMinorUnits, type Currency, type Money, type Tier } from './pricing.ts';

/** Where the customer's company is, as far as prices go. */
export type Region = 'INDIA' | 'INTERNATIONAL';

/** A step of a price in the gateway's form; `price` is per item and month. */
interface PriceTier {
  region: Region;
  kind: 'EMPLOYEE' | 'CAMERA';
  /** Last item of the step; null: no end. */
  upTo: number | null;
  price: Money;
}

/** As much of a plan as its price depends on. */
export interface PricedPlan {
  isPayable: boolean;
  /** In the order of the steps. */
  priceTiers: readonly PriceTier[];
}

/** The steps of what is paid for by the piece. */
export interface ListedPrice {
  kind: 'listed';
  currency: Currency;
  /** An employee with the mobile app. */
  employee: Tier[];
  /** A camera with computer vision; none: the plan has no cameras. */
  camera: Tier[];
}

/** What a plan costs: nothing, by the piece and month, or what is agreed upon. */
export type PlanPrice = { kind: 'free' } | { kind: 'by-agreement' } | ListedPrice;

/** What a plan costs in a region, by the gateway's price list. */
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

/** From here on Enterprise is the plan. */
export const enterpriseFrom = { employees: 1000, cameras: 40 } as const;

/** How many employees and cameras a plan can be wished for with. */
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
