import { describe, expect, it } from 'vitest';
import { useTestGateway } from '../../../../test/hooks.js';

interface TierOfList {
  kind: string;
  upTo: number | null;
  price: { amount: string; currency: string };
}

const gateway = useTestGateway();

describe('plans', () => {
  it('lists the plans with their limits to everybody, the smallest first', async () => {
    const { data } = await gateway.graphql(
      null,
      '{ plans { name maxEmployees isPayable access } }',
    );
    expect(data.plans).toEqual([
      { name: 'Standard', maxEmployees: 50, isPayable: false, access: ['mobile'] },
      { name: 'Professional', maxEmployees: 1000, isPayable: true, access: ['mobile', 'camera'] },
      {
        name: 'Enterprise',
        maxEmployees: 100_000,
        isPayable: true,
        access: ['mobile', 'camera', 'on-premise'],
      },
    ]);
  });
});

describe('priceTiers', () => {
  it('lists the prices of the Professional plan only, to everybody', async () => {
    const { data } = await gateway.graphql(
      null,
      '{ plans { name priceTiers { region kind upTo price { amount currency } } } }',
    );
    const tiers = (name: string): TierOfList[] =>
      data.plans.find((plan: { name: string }) => plan.name === name).priceTiers;
    expect(tiers('Standard')).toEqual([]);
    expect(tiers('Enterprise')).toEqual([]);
    const rows = tiers('Professional').map(({ kind, upTo, price }) =>
      [price.currency, kind, upTo, price.amount].join(' '),
    );
    expect(rows).toEqual([
      'INR EMPLOYEE 200 100.00',
      'INR EMPLOYEE 500 80.00',
      'INR EMPLOYEE  60.00',
      'INR CAMERA 10 4000.00',
      'INR CAMERA 20 3000.00',
      'INR CAMERA  2000.00',
      'USD EMPLOYEE 200 2.00',
      'USD EMPLOYEE 500 1.60',
      'USD EMPLOYEE  1.20',
      'USD CAMERA 10 60.00',
      'USD CAMERA 20 45.00',
      'USD CAMERA  30.00',
    ]);
  });
});
