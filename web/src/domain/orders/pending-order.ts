import { v7 as newId } from 'uuid';
import type { Region } from './plan-price.ts';
import type { Money, Term } from './pricing.ts';
import { storedValue, useStored } from '../../browser/stored-value.ts';

/** Who is billed, as it was typed. */
export interface BillingContact {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  /** May be empty. */
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export const blankBilling: BillingContact = {
  name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  postalCode: '',
  country: '',
};

/** What is ordered, in the gateway's words. */
export interface OrderDraft {
  planId: string;
  region: Region;
  term: Term;
  employees: number;
  cameras: number;
  /** The total that the customer saw. */
  total: Money;
  billing: BillingContact;
}

/** An order on its way to the gateway. Its id stays the same until it is known to have arrived, so that it arrives once. */
export interface PendingOrder extends OrderDraft {
  id: string;
  /** Company that is placing it; null: a visitor, who signs up first. */
  companyId: string | null;
  /** The order's number, once the gateway has taken it. */
  number: string | null;
}

const fieldsOfBilling = Object.keys(blankBilling);

const isDraft = (stored: Partial<PendingOrder> | null): stored is PendingOrder =>
  typeof stored?.id === 'string' &&
  typeof stored.planId === 'string' &&
  (stored.region === 'INDIA' || stored.region === 'INTERNATIONAL') &&
  (stored.term === 'MONTHLY' || stored.term === 'ANNUAL') &&
  Number.isInteger(stored.employees) &&
  Number.isInteger(stored.cameras) &&
  typeof stored.total?.amount === 'string' &&
  typeof stored.billing === 'object' &&
  fieldsOfBilling.every(
    (field) => typeof stored.billing?.[field as keyof BillingContact] === 'string',
  );

const kept = storedValue('visioncloud.order', (stored): PendingOrder | null => {
  const order = stored as Partial<PendingOrder> | null;
  return isDraft(order)
    ? { ...order, companyId: order.companyId ?? null, number: order.number ?? null }
    : null;
});

/** The order of this browser that a company, or a visitor (null), may see: its own, and a company also the one that a visitor kept. */
export const useKeptOrder = (companyId: string | null): PendingOrder | null => {
  const order = useStored(kept);
  return order && isOf(order, companyId) ? order : null;
};

const isOf = (order: PendingOrder, companyId: string | null): boolean =>
  order.companyId === null || order.companyId === companyId;

/**
 * Keeps what is ordered, and answers with it under its id. An order that is not known to have arrived goes on under the id it has: after a lost
 * answer, a reload or the back button it is still the same order.
 */
export const keepOrder = (draft: OrderDraft, companyId: string | null): PendingOrder => {
  const before = kept.current();
  const goesOn = before !== null && isOf(before, companyId) && before.number === null;
  const order = { ...draft, id: goesOn ? before.id : newId(), companyId, number: null };
  kept.keep(order);
  return order;
};

/** Remembers that the gateway has taken the order of this id, and what it has recorded. */
export const keepPlaced = (id: string, recorded: OrderDraft & { number: string }): void => {
  const order = kept.current();
  if (order?.id === id) kept.keep({ ...order, ...recorded });
};

/** What was ordered shall be ordered once more: as another order. */
export const orderAgain = (): void => {
  const order = kept.current();
  if (order) kept.keep({ ...order, id: newId(), number: null });
};

export const forgetOrder = kept.forget;

/** Whether both order the same, whatever it costs and whoever is billed. */
export const isSameWish = (
  one: Omit<OrderDraft, 'total' | 'billing'>,
  other: Omit<OrderDraft, 'total' | 'billing'>,
): boolean =>
  one.planId === other.planId &&
  one.region === other.region &&
  one.term === other.term &&
  one.employees === other.employees &&
  one.cameras === other.cameras;
