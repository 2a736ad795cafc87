import '@mantine/core/styles/ThemeIcon.layer.css';
import { Button, Group, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../apollo/session.ts';
import { paths } from '../../paths.ts';
import { BillingLines } from '../../domain/orders/BillingLines.tsx';
import { findCountryName, type Country } from '../../components/countries.ts';
import { Fact, Facts } from '../../components/Facts.tsx';
import { icons } from '../../components/tokens.ts';
import { orderAgain, type PendingOrder } from '../../domain/orders/pending-order.ts';
import { paymentWords, sayLicences, termWords } from '../../domain/orders/order-words.ts';
import { formatAmount } from '../../domain/orders/pricing.ts';
import classes from './PlacedOrder.module.css';

interface Props {
  order: PendingOrder & { number: string };
  planName: string;
  countries: readonly Country[];
}

/** The gateway has the order: its number, and what happens next. Takes the focus, for the form that had it is gone. */
export function PlacedOrder({ order, planName, countries }: Props) {
  const session = useSession();
  const said = useRef<HTMLHeadingElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <section className={classes.placed}>
      <ThemeIcon size={48} radius="xl" variant="light" color="green" aria-hidden>
        <IconCircleCheck {...icons.xxl} />
      </ThemeIcon>
      <Title order={2} fz={22} mt="md" ref={said} tabIndex={-1} style={{ outline: 'none' }}>
        Order {order.number} is placed
      </Title>
      <Text c="dimmed" mt={4}>
        You have the {planName} plan now. We mail the order to {order.billing.email} and contact{' '}
        {order.billing.name} to arrange the payment.
      </Text>
      <div className={classes.facts}>
        <Facts>
          <Fact term="Plan">{planName}</Fact>
          <Fact term="Licences">{sayLicences(order.employees, order.cameras)}</Fact>
          <Fact term="Term">{termWords[order.term]}</Fact>
          <Fact term="Payment method">{paymentWords.IN_CASH}</Fact>
          <Fact term="Total">{formatAmount(order.total)}</Fact>
        </Facts>
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            Billing contact
          </Text>
          <BillingLines
            billing={order.billing}
            country={findCountryName(countries, order.billing.country)}
          />
        </div>
      </div>
      <Group gap="sm">
        <Button component={Link} to={paths.profile(session?.company.name ?? '')}>
          Go to your profile
        </Button>
        <Button variant="default" onClick={orderAgain}>
          Place another order
        </Button>
      </Group>
    </section>
  );
}
