import { Stack, Title } from '@mantine/core';
import { BillingLines } from './BillingLines.tsx';
import type { Country } from '../../../ui/countries.ts';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { Moment } from '../current/Moment.tsx';
import { OrderSums } from './OrderSums.tsx';
import type { BillingContact } from './pending-order.ts';
import { paymentWords, formatOrderedLicences, termWords } from './order-words.ts';
import { toMinorUnits, type Money, type Term } from './pricing.ts';
import type { LicenceKind } from './subscription.ts';
import { texts } from './texts.tsx';

export interface RecordedOrder {
  number: string;
  /** The company, for readers other than itself. */
  company?: { name: string };
  plan: { name: string };
  term: Term;
  employees: number;
  cameras: number;
  lines: readonly { kind: LicenceKind; count: number; price: Money; monthly: Money }[];
  monthly: Money;
  months: number;
  total: Money;
  billing: Omit<BillingContact, 'postalCode' | 'country'> & {
    postalCode: string | null;
    country: Country;
  };
  payment: keyof typeof paymentWords;
  createdAt: string;
}

/** All details of an order: items, prices and billing contact. */
export function OrderDetails({ order }: { order: RecordedOrder }) {
  const { billing } = order;
  return (
    <Stack gap="xl">
      <Facts>
        {order.company && <Fact term={texts.company}>{order.company.name}</Fact>}
        <Fact term={texts.placed}>
          <Moment at={order.createdAt} />
        </Fact>
        <Fact term={texts.plan}>{order.plan.name}</Fact>
        <Fact term={texts.licences}>{formatOrderedLicences(order.employees, order.cameras)}</Fact>
        <Fact term={texts.term}>{termWords[order.term]}</Fact>
        <Fact term={texts.paymentMethod}>{paymentWords[order.payment]}</Fact>
      </Facts>
      <section>
        <Title order={3} size="h4" mb="sm">
          {texts.amounts}
        </Title>
        <OrderSums
          currency={order.total.currency}
          lines={order.lines.map((line) => ({
            ...line,
            price: toMinorUnits(line.price),
            amount: toMinorUnits(line.monthly),
          }))}
          monthly={toMinorUnits(order.monthly)}
          months={order.months}
          total={toMinorUnits(order.total)}
        />
      </section>
      <section>
        <Title order={3} size="h4" mb="sm">
          {texts.billingContact}
        </Title>
        <BillingLines billing={billing} country={billing.country.name} />
      </section>
    </Stack>
  );
}
