import { Box, Button, Group, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import { useSession } from '../../../apollo/session.ts';
import { paths } from '../../../lib/paths.ts';
import { BillingLines } from './BillingLines.tsx';
import { findCountryName, type Country } from '../../../ui/countries.ts';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { icons } from '../../../ui/tokens.ts';
import { orderAgain, type PendingOrder } from './pending-order.ts';
import { paymentWords, formatOrderedLicences, termWords } from './order-words.ts';
import { formatAmount } from './pricing.ts';
import { texts } from './page-texts.ts';

interface Props {
  order: PendingOrder & { number: string };
  planName: string;
  countries: readonly Country[];
}

/** Confirms an order: its number, and what happens next. Takes the focus, because the form that had it is removed. */
export function PlacedOrder({ order, planName, countries }: Props) {
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box component="section" maw={720}>
      <ThemeIcon size={48} radius="xl" variant="light" color="green" aria-hidden>
        <IconCircleCheck {...icons.xxl} />
      </ThemeIcon>
      <Title order={2} fz={22} mt="md" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {texts.isPlaced(order.number)}
      </Title>
      <Text c="dimmed" mt={4}>
        {texts.placedNext(planName, order.billing.email, order.billing.name)}
      </Text>
      <SideBySide
        gap="24px 48px"
        my="xl"
        bg="var(--vc-panel)"
        bdrs="lg"
        p={{ base: 'md', xs: 'lg' }}
      >
        <Facts>
          <Fact term={texts.plan}>{planName}</Fact>
          <Fact term={texts.licences}>{formatOrderedLicences(order.employees, order.cameras)}</Fact>
          <Fact term={texts.term}>{termWords[order.term]}</Fact>
          <Fact term={texts.paymentMethod}>{paymentWords.IN_CASH}</Fact>
          <Fact term={texts.total}>{formatAmount(order.total)}</Fact>
        </Facts>
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            {texts.billingContact}
          </Text>
          <BillingLines
            billing={order.billing}
            country={findCountryName(countries, order.billing.country)}
          />
        </div>
      </SideBySide>
      <Group gap="sm">
        <Button component={Link} to={paths.profile(session?.company.name ?? '')}>
          {texts.goToProfile}
        </Button>
        <Button variant="default" onClick={orderAgain}>
          {texts.placeAnother}
        </Button>
      </Group>
    </Box>
  );
}
