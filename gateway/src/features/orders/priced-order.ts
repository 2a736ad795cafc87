import { phoneDigits } from '../../validation/phone-rule.js';
import { countryNamed } from '../companies/countries.js';
import { currencyOf, type Prices } from '../plans/price-list.js';
import { decimals, quote } from '../plans/pricing.js';
import { type Order, PaymentMethod } from './order.entity.js';
import type { OrderInput } from './order.inputs.js';

/** What of an order does not follow from what is wanted and from the prices. */
type Registered = Pick<Order, 'companyId' | 'number' | 'createdAt'>;

/** An order as it is written down: what is wanted, at these prices. */
export function pricedOrder(
  prices: Prices,
  input: Omit<OrderInput, 'total'>,
  registered: Registered,
): Order {
  const { id, planId, region, term, employees, cameras } = input;
  const wanted = { EMPLOYEE: employees, CAMERA: cameras };
  const { lines, monthly, months, total } = quote(prices, wanted, term);
  return {
    ...registered,
    id,
    planId,
    region,
    currency: currencyOf[region],
    term,
    employees,
    cameras,
    lines: lines.map(({ kind, count, price, amount }) => ({
      kind,
      count,
      price: decimals(price),
      amount: decimals(amount),
    })),
    monthly: decimals(monthly),
    months,
    total: decimals(total),
    billing: billingOf(input),
    payment: PaymentMethod.IN_CASH,
  };
}

/** Whom an order is billed to, as it is kept. */
export function billingOf({ billing }: Pick<OrderInput, 'billing'>): Order['billing'] {
  return {
    name: billing.name.trim(),
    email: billing.email.trim().toLowerCase(),
    phone: phoneDigits(billing.phone),
    address: billing.address.trim(),
    city: billing.city.trim(),
    postalCode: billing.postalCode.trim(),
    country: countryNamed(billing.country) ?? billing.country,
  };
}
