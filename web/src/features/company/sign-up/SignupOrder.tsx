import { Alert, Anchor, Box, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { findCountryName, type Country } from '../../../ui/countries.ts';
import { icons } from '../../../ui/tokens.ts';
import { BillingLines } from '../orders/BillingLines.tsx';
import { OrderSums } from '../orders/OrderSums.tsx';
import type { PendingOrder } from '../orders/pending-order.ts';
import { paymentWords, formatOrderedLicences, termWords } from '../orders/order-words.ts';
import { priceOf } from '../orders/plan-price.ts';
import { subscriptionOf } from '../orders/subscription.ts';
import { termSearch } from '../orders/term-state.ts';
import type { SignupPageQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  plan: SignupPageQuery['plans'][number];
  order: PendingOrder;
  countries: readonly Country[];
  /** Whether the order still costs what the customer was shown. */
  isPriced: boolean;
}

/** The order that is placed with the sign-up. */
export function SignupOrder({ plan, order, countries, isPriced }: Props) {
  const price = priceOf(plan, order.region);
  return (
    <>
      <Title order={2} id="summary">
        {plan.name}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {texts.termAndLicences(
          termWords[order.term],
          formatOrderedLicences(order.employees, order.cameras),
        )}
      </Text>
      {!isPriced && (
        <Alert
          color="amber"
          icon={<IconAlertTriangle {...icons.lg} />}
          title={texts.priceChanged}
          mb="md"
        >
          {texts.priceChangedHelp}
        </Alert>
      )}
      {price.kind === 'listed' && <OrderSums {...subscriptionOf(price, order)} />}
      <Box mt="md" pt="md" style={{ borderTop: '1px solid var(--mantine-color-default-border)' }}>
        <Text size="sm" c="dimmed" mb={4}>
          {texts.billingContact(paymentWords.IN_CASH)}
        </Text>
        <BillingLines
          billing={order.billing}
          country={findCountryName(countries, order.billing.country)}
        />
      </Box>
      <Group gap="4px 16px" mt="md">
        <Anchor
          component={Link}
          to={{ pathname: paths.checkout, search: termSearch(order) }}
          size="sm"
        >
          {texts.changeOrder}
        </Anchor>
        <Anchor component={Link} to={paths.plans} size="sm">
          {texts.anotherPlan}
        </Anchor>
      </Group>
    </>
  );
}
