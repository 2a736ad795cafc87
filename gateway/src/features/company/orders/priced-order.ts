import { phoneDigits } from '../../../validation/phone-rule.js';
import { countryName } from '../../../validation/countries.js';
import { currencyByRegion, type Prices } from '../plans/price-list.js';
import { formatDecimal, calculateQuote } from '../plans/pricing.js';
import { type Order, PaymentMethod } from './order.entity.js';
import type { OrderInput } from './order.inputs.js';

/** Properties of an order that do not come from the input and the prices. */
type OrderRecord = Pick<Order, 'companyId' | 'number' | 'createdAt'>;

/** Builds the order to store from the input and the prices. */
export function buildOrder(
  prices: Prices,
  input: Omit<OrderInput, 'total'>,
  record: OrderRecord,
): Order {
  const { region, term, employees, cameras } = input;
  const counts = { EMPLOYEE: employees, CAMERA: cameras };
  const { lines, monthly, months, total } = calculateQuote(prices, counts, term);
  return {
    ...record,
    id: input.id.toLowerCase(),
    planId: input.planId.toLowerCase(),
    region,
    currency: currencyByRegion[region],
    term,
    employees,
    cameras,
    lines: lines.map(({ kind, count, price, amount }) => ({
      kind,
      count,
      price: formatDecimal(price),
      amount: formatDecimal(amount),
    })),
    monthly: formatDecimal(monthly),
    months,
    total: formatDecimal(total),
    billing: toBilling(input),
    payment: PaymentMethod.IN_CASH,
  };
}

/** Normalises a billing contact for storage. */
export function toBilling({ billing }: Pick<OrderInput, 'billing'>): Order['billing'] {
  return {
    name: billing.name.trim(),
    email: billing.email.trim().toLowerCase(),
    phone: phoneDigits(billing.phone),
    address: billing.address.trim(),
    city: billing.city.trim(),
    postalCode: billing.postalCode?.trim() ?? '',
    country: countryName(billing.country),
  };
}
