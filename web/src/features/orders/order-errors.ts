import { blankBilling } from '../../domain/orders/pending-order.ts';

/** What the server found wrong with an order: by field of the billing contact, and of the rest. */
interface OrderErrors {
  billing: Record<string, string>;
  /** What no field of the form can be blamed for. */
  others: string[];
}

const names = Object.keys(blankBilling);

/** Sorts the messages of an answer ('order.billing.city', 'billing.city') by where they are shown. A total that is not today's is said by both prices instead. */
export const orderErrorsOf = (fields: Record<string, string>): OrderErrors => {
  const errors: OrderErrors = { billing: {}, others: [] };
  for (const [path, message] of Object.entries(fields)) {
    const field = path.split('.').at(-1) ?? '';
    if (/(^|\.)billing\./u.test(path) && names.includes(field)) errors.billing[field] = message;
    else if (field !== 'total') errors.others.push(message);
  }
  return errors;
};
