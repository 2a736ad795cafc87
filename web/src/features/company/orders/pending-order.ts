import { v7 as newId } from 'uuid';
import type { Region } from './plan-price.ts';
import type { Money, Term } from './pricing.ts';
import { storedValue, useStored } from '../../../lib/browser/stored-value.ts';

/** Billing contact as entered. */
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

/** Contents of an order, in the gateway's format. */
export interface OrderDraft {
  planId: string;
  region: Region;
  term: Term;
  employees: number;
  cameras: number;
  /** Total that was shown to the customer. */
  total: Money;
  billing: BillingContact;
}

/** An order that the gateway may not have received yet. Its id stays the same until then, so that it is placed only once. */
export interface PendingOrder extends OrderDraft {
  id: string;
  /** The company; null for a visitor, who signs up first. */
  companyId: string | null;
  /** Number of the placed order; null until then. */
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

const storedOrder = storedValue('visioncloud.order', (stored): PendingOrder | null => {
  const order = stored as Partial<PendingOrder> | null;
  return isDraft(order)
    ? { ...order, companyId: order.companyId ?? null, number: order.number ?? null }
    : null;
});

/** Returns the pending order of a company or visitor (null). A company also gets the order that a visitor started. */
export const useStoredOrder = (companyId: string | null): PendingOrder | null => {
  const order = useStored(storedOrder);
  return order && isOf(order, companyId) ? order : null;
};

const isOf = (order: PendingOrder, companyId: string | null): boolean =>
  order.companyId === null || order.companyId === companyId;

/**
 * Stores an order and returns it with its id. An order that is not known to have been placed keeps its id, so that it is placed only once after
 * a lost answer, a reload or the back button.
 */
export const storeOrder = (draft: OrderDraft, companyId: string | null): PendingOrder => {
  const before = storedOrder.current();
  const isUnplaced = before !== null && isOf(before, companyId) && before.number === null;
  const order = { ...draft, id: isUnplaced ? before.id : newId(), companyId, number: null };
  storedOrder.set(order);
  return order;
};

/** Stores the number and contents of a placed order. */
export const storePlacedOrder = (id: string, recorded: OrderDraft & { number: string }): void => {
  const order = storedOrder.current();
  if (order?.id === id) storedOrder.set({ ...order, ...recorded });
};

/** Gives the order a new id, so that it can be placed again. */
export const orderAgain = (): void => {
  const order = storedOrder.current();
  if (order) storedOrder.set({ ...order, id: newId(), number: null });
};

export const forgetOrder = storedOrder.clear;

/** Whether two orders have the same contents, apart from total and billing contact. */
export const isSameOrder = (
  one: Omit<OrderDraft, 'total' | 'billing'>,
  other: Omit<OrderDraft, 'total' | 'billing'>,
): boolean =>
  one.planId === other.planId &&
  one.region === other.region &&
  one.term === other.term &&
  one.employees === other.employees &&
  one.cameras === other.cameras;
