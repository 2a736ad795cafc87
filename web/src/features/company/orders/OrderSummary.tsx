import { Anchor, Box, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { OrderSums } from './OrderSums.tsx';
import { paymentWords, formatOrderedLicences, termWords } from './order-words.ts';
import type { Subscription } from './subscription.ts';
import { termSearch, type TermState } from './term-state.ts';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './page-texts.ts';

interface Props {
  planName: string;
  wish: TermState;
  sums: Subscription;
}

/** What is ordered, what it costs, and how to pay. */
export function OrderSummary({ planName, wish, sums }: Props) {
  return (
    <Box
      component="section"
      bg="var(--vc-panel)"
      bdrs="lg"
      p={{ base: 'md', xs: 'lg' }}
      aria-labelledby="summary"
    >
      <Title order={2} id="summary">
        {planName}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {texts.termAndLicences(
          termWords[wish.term],
          formatOrderedLicences(wish.employees, wish.cameras),
        )}
      </Text>
      <OrderSums {...sums} />
      <Group
        component="dl"
        justify="space-between"
        align="baseline"
        gap={16}
        wrap="nowrap"
        mt={8}
        fz="sm"
      >
        <Text component="dt" inherit c="dimmed">
          {texts.paymentMethod}
        </Text>
        <Text component="dd" inherit fw={fontWeights.medium}>
          {paymentWords.IN_CASH}
        </Text>
      </Group>
      <Anchor
        component={Link}
        to={{ pathname: paths.term, search: termSearch(wish) }}
        size="sm"
        mt="md"
        display="inline-block"
      >
        {texts.changeTerm}
      </Anchor>
    </Box>
  );
}
