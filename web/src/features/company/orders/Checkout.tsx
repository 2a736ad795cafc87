import type { Country } from '../../../ui/countries.ts';
import { Alert, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Navigate, useLocation } from 'react-router-dom';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import { useSession } from '../../../apollo/session.ts';
import { icons } from '../../../ui/tokens.ts';
import { paths } from '../../../lib/paths.ts';
import { isSameOrder, useStoredOrder, blankBilling } from './pending-order.ts';
import { getMaxQuantities, priceOf } from './plan-price.ts';
import { formatAmount, toMoney } from './pricing.ts';
import { subscriptionOf } from './subscription.ts';
import { isBeyond, termSearch, useTermState } from './term-state.ts';
import type { CheckoutPageQuery } from '../../../generated/graphql.ts';
import { CompanyCheckout } from './CompanyCheckout.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import { VisitorCheckout } from './VisitorCheckout.tsx';
import { texts } from './page-texts.ts';

/** The server's errors for an order: by field of the billing contact, and the rest. */
interface OrderErrors {
  billing: Record<string, string>;
  /** Errors that belong to no field of the form. */
  others: string[];
}

const names = Object.keys(blankBilling);

/** Groups the errors of an answer ('order.billing.city', 'billing.city') by field. An outdated total becomes a message with both prices. */
const groupOrderErrors = (fields: Record<string, string>): OrderErrors => {
  const errors: OrderErrors = { billing: {}, others: [] };
  for (const [path, message] of Object.entries(fields)) {
    const field = path.split('.').at(-1) ?? '';
    if (/(^|\.)billing\./u.test(path) && names.includes(field)) errors.billing[field] = message;
    else if (field !== 'total') errors.others.push(message);
  }
  return errors;
};

interface Props {
  plan: CheckoutPageQuery['plans'][number];
  countries: readonly Country[];
  /** Called if the gateway refused the total, to load the prices again. */
  onPriceRefused: () => void;
}

/** The order and its billing form; once placed, the order's number. */
export function Checkout({ plan, countries, onPriceRefused }: Props) {
  const session = useSession();
  const [wish] = useTermState(getMaxQuantities(plan));
  const kept = useStoredOrder(session?.company.id ?? null);
  const { orderErrors } = (useLocation().state ?? {}) as { orderErrors?: Record<string, string> };
  const price = priceOf(plan, wish.region);
  // The term page explains what to do about an order that is too large.
  if (isBeyond(wish, getMaxQuantities(plan)))
    return <Navigate to={{ pathname: paths.term, search: termSearch(wish) }} replace />;
  if (price.kind !== 'listed') return null;
  const sums = subscriptionOf(price, wish);
  const ordered = {
    planId: plan.id,
    region: wish.region,
    term: wish.term,
    employees: wish.employees,
    cameras: wish.cameras,
    total: toMoney(sums.total, price.currency),
  };
  const isKept = kept !== null && isSameOrder(kept, ordered);
  if (isKept && kept.number !== null && session)
    return (
      <PlacedOrder
        order={{ ...kept, number: kept.number }}
        planName={plan.name}
        countries={countries}
      />
    );
  const errors = groupOrderErrors(orderErrors ?? {});
  const shared = { kept, ordered, errors: errors.billing, countries };
  return (
    <SideBySide widths="minmax(0, 560px) minmax(320px, 400px)" gap="32px 64px" isLastFirst>
      <div>
        {isKept && kept.total.amount !== ordered.total.amount && (
          <Alert
            color="amber"
            icon={<IconAlertTriangle {...icons.lg} />}
            title={texts.priceChanged}
            mb="lg"
          >
            {texts.priceChangedFrom(formatAmount(kept.total), formatAmount(ordered.total))}
          </Alert>
        )}
        {errors.others.length > 0 && (
          <Alert color="red" icon={<IconAlertTriangle {...icons.lg} />} mb="lg">
            {errors.others.join(' ')}
          </Alert>
        )}
        <Title order={2} mb={4}>
          {texts.billingContact}
        </Title>
        <Text size="sm" c="dimmed" mb="lg">
          {texts.billingContactUse}
        </Text>
        {session ? (
          <CompanyCheckout
            {...shared}
            companyId={session.company.id}
            onPriceRefused={onPriceRefused}
          />
        ) : (
          <VisitorCheckout {...shared} />
        )}
      </div>
      <OrderSummary planName={plan.name} wish={wish} sums={sums} />
    </SideBySide>
  );
}
