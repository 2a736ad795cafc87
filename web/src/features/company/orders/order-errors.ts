import { blankBilling } from './pending-order.ts';

/** The server's errors for an order: by field of the billing contact, and the rest. */
interface OrderErrors {
  billing: Record<string, string>;
  /** Errors that belong to no field of the form. */
  others: string[];
}

const names = Object.keys(blankBilling);

/** Groups the errors of an answer ('order.billing.city', 'billing.city') by field. An outdated total becomes a message with both prices. */
export const groupOrderErrors = (fields: Record<string, string>): OrderErrors => {
  const errors: OrderErrors = { billing: {}, others: [] };
  for (const [path, message] of Object.entries(fields)) {
    const field = path.split('.').at(-1) ?? '';
    if (/(^|\.)billing\./u.test(path) && names.includes(field)) errors.billing[field] = message;
    else if (field !== 'total') errors.others.push(message);
  }
  return errors;
};
