import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { priceOf, type Region } from '../orders/plan-price.ts';
import { formatShortMoney } from '../orders/pricing.ts';
import { selectPlan } from '../orders/selected-plan.ts';
import {
  PlanCard_PlanFragmentDoc,
  type PlanCard_PlanFragment,
} from '../../../generated/graphql.ts';
import classes from './PlanCard.module.css';
import { PlanDrawing } from './PlanDrawing.tsx';
import { formatAccess, formatEmployees } from './plan-words.ts';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  plan: FragmentType<PlanCard_PlanFragment>;
  region: Region;
  isChosen: boolean;
  /** The calculator's values, passed on in the link. */
  wish: string;
}

/** One plan. Choosing it leads to the term page if it has a price, otherwise straight to the sign-up. */
export function PlanCard({ plan: from, region, isChosen, wish }: Props) {
  const { data: plan } = useSuspenseFragment({ fragment: PlanCard_PlanFragmentDoc, from });
  const price = priceOf(plan, region);
  const isMain = price.kind === 'listed';
  const next = plan.isPayable ? paths.term : paths.signup;
  return (
    <article className={classes.card} data-main={isMain || undefined} aria-label={plan.name}>
      <PlanDrawing size={plan.access.length} />
      <Title order={2} fz={20} mt="md">
        {plan.name}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mih="2.9em">
        {plan.description}
      </Text>
      <Stack gap={0} mih={68} my={20}>
        {price.kind === 'listed' ? (
          <>
            <Text span fz={28} fw={fontWeights.bold} lts="-0.02em">
              {formatShortMoney(price.employee[0]?.price ?? 0, price.currency)}
            </Text>
            <Text span size="sm" c="dimmed">
              {texts.perEmployee}
            </Text>
          </>
        ) : (
          <>
            <Text span fz={28} fw={fontWeights.bold} lts="-0.02em">
              {price.kind === 'free' ? texts.free : texts.custom}
            </Text>
            <Text span size="sm" c="dimmed">
              {price.kind === 'free' ? texts.trialDays : texts.agreedUpon}
            </Text>
          </>
        )}
      </Stack>
      <Button
        component={Link}
        to={{ pathname: next, search: plan.isPayable ? wish : '' }}
        onClick={() => selectPlan(plan.id)}
        variant={isMain ? 'filled' : 'default'}
        size="md"
        fullWidth
      >
        {isChosen ? texts.goOnWith(plan.name) : texts.choose(plan.name)}
      </Button>
      <ul className={classes.gifts}>
        {[formatEmployees(plan.maxEmployees), ...plan.access.map(formatAccess)].map((gift) => (
          <li key={gift}>
            <IconCheck {...icons.md} />
            {gift}
          </li>
        ))}
      </ul>
    </article>
  );
}
