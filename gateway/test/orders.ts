import { randomUUID } from 'node:crypto';
import { professionalPlanId } from '../src/features/company/plans/plan.service.js';
import type { TestGateway } from './run-document.js';

export const usd = (amount: string) => ({ amount, currency: 'USD' });

/** Makes the input of a new order: 240 employees and a camera for a year, in dollars. */
export function orderFields(
  values: Record<string, unknown> = {},
  billing: Record<string, unknown> = {},
) {
  const id = randomUUID();
  return {
    id,
    planId: professionalPlanId,
    region: 'INTERNATIONAL',
    term: 'ANNUAL',
    employees: 240,
    cameras: 1,
    total: usd('5659.20'),
    billing: {
      name: 'Accounts payable',
      email: `accounts-${id}@company.example`,
      phone: '61234567',
      address: '1 Harbour Road',
      city: 'Singapore',
      postalCode: '018989',
      country: 'SG',
      ...billing,
    },
    ...values,
  };
}

export const placeOrder = (gateway: TestGateway, token: string | null, input: object) =>
  gateway.graphql(
    token,
    `mutation ($input: OrderInput!) { placeOrder(input: $input) {
      id number region term employees cameras lines { kind count price { amount currency } monthly { amount currency } }
      monthly { amount currency } months total { amount currency } payment
      billing { name email phone address city postalCode country { code name } } plan { name } company { name } } }`,
    { input },
  );
