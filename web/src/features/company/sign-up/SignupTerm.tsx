import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { TermTotals } from '../orders/TermTotals.tsx';
import { getMaxQuantities, priceOf, type PlanPrice } from '../orders/plan-price.ts';
import { isBeyond, termSearch, useTermState } from '../orders/term-state.ts';
import type { SignupPageQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** The chosen plan and its price, before anything is ordered. */
export function SignupTerm({ plan }: { plan: SignupPageQuery['plans'][number] }) {
  const max = getMaxQuantities(plan);
  const [wish] = useTermState(max);
  const listed = priceOf(plan, wish.region);
  const isTooLarge = listed.kind === 'listed' && isBeyond(wish, max);
  const price: PlanPrice = isTooLarge ? { kind: 'by-agreement' } : listed;
  const search = termSearch(wish);
  return (
    <>
      <Title order={2} id="summary">
        {plan.name}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {plan.description}
      </Text>
      <TermTotals price={price} wish={wish} />
      {price.kind === 'listed' && (
        <Button
          component={Link}
          to={{ pathname: paths.checkout, search }}
          variant="default"
          fullWidth
          mt="md"
        >
          {texts.goToCheckout}
        </Button>
      )}
      <Group gap="4px 16px" mt="md">
        {plan.isPayable && (
          <Anchor component={Link} to={{ pathname: paths.term, search }} size="sm">
            {texts.changeTerm}
          </Anchor>
        )}
        <Anchor component={Link} to={paths.plans} size="sm">
          {texts.anotherPlan}
        </Anchor>
      </Group>
    </>
  );
}
