import type { MailContent } from '../../../mail/layout.js';
import { LicenceKind } from '../plans/price-list.js';
import { formatMoney } from '../plans/pricing.js';
import type { Order, StoredOrderLine } from './order.entity.js';

/** Makes the mail that confirms an order to its billing contact and to the company's admin. */
export function orderReceivedMail(
  companyName: string,
  planName: string,
  order: Pick<Order, 'number' | 'currency' | 'lines' | 'monthly' | 'months' | 'total' | 'billing'>,
): MailContent {
  const { number, currency, lines, monthly, months, total, billing } = order;
  return {
    subject: `We have received your order ${number}`,
    lines: [`Thank you. ${companyName} has ordered the ${planName} plan of VisionCloud.`],
    facts: [
      ['Order', number],
      ...lines.map((line): [string, string] => [
        formatItems(line),
        `${formatMoney(line.price, currency)} each, ${formatMoney(line.amount, currency)} a month`,
      ]),
      ['A month', formatMoney(monthly, currency)],
      ['Months', String(months)],
      ['Total', formatMoney(total, currency)],
      ['Payment', 'In Cash'],
      ['Billed to', formatAddress(billing)],
    ],
    after: [
      'We write to this address about the payment. If you did not order this, please tell us.',
    ],
  };
}

function formatItems({ kind, count }: StoredOrderLine): string {
  const noun = kind === LicenceKind.EMPLOYEE ? 'employee' : 'camera';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function formatAddress({ name, address, postalCode, city, country }: Order['billing']): string {
  return [name, address, [postalCode, city].filter(Boolean).join(' '), country].join(', ');
}
