import { Group, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { Failure } from '../../../ui/Failure.tsx';
import { PublicPage } from '../../../ui/PublicPage.tsx';
import { priceOf } from '../orders/plan-price.ts';
import { useSelectedPlanId } from '../orders/selected-plan.ts';
import { termSearch, useTermState } from '../orders/term-state.ts';
import { usePlansPageQuery } from '../../../generated/graphql.ts';
import { PlanCard } from './PlanCard.tsx';
import { RegionSwitch } from './RegionSwitch.tsx';
import { texts } from './texts.tsx';
import type { ComponentProps } from 'react';
import { PriceCalculator } from './PriceCalculator.tsx';
import { ProfessionalPrices } from './ProfessionalPrices.tsx';

/** The plans and what they cost. */
export function PlansPage() {
  const { data, error, loading, refetch } = usePlansPageQuery();
  const chosen = useSelectedPlanId();
  const [state, change] = useTermState();
  const { region } = state;
  const professional = data?.plans.find(({ name }) => name === 'Professional');
  const price = professional && priceOf(professional, region);
  return (
    <PublicPage title={texts.plansTitle} sentence={texts.plansIntroduction}>
      <Stack gap={72}>
        <div>
          <Group justify="flex-end" mb="lg">
            <RegionSwitch region={region} onChange={(to) => change({ region: to })} />
          </Group>
          {data ? (
            <SimpleGrid
              cols={{ base: 1, md: data.plans.length }}
              spacing="lg"
              id="enterprise"
              style={{ scrollMarginTop: 96 }}
            >
              {data.plans.map((plan) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  region={region}
                  isChosen={plan.id === chosen}
                  wish={termSearch(state)}
                />
              ))}
            </SimpleGrid>
          ) : error && !loading ? (
            <Failure
              message={texts.plansFailed}
              error={error}
              onRetry={() => void refetch()}
              isRetrying={loading}
            />
          ) : (
            <SimpleGrid component="output" cols={{ base: 1, md: 3 }} spacing="lg">
              <VisuallyHidden>{texts.loading}</VisuallyHidden>
              <Skeleton h={400} radius="lg" />
              <Skeleton h={400} radius="lg" />
              <Skeleton h={400} radius="lg" />
            </SimpleGrid>
          )}
        </div>
        {price?.kind === 'listed' && (
          <ProfessionalDetails price={price} state={state} onChange={change} />
        )}
      </Stack>
    </PublicPage>
  );
}

/** The price list of the Professional plan and its calculator. */
function ProfessionalDetails(props: ComponentProps<typeof PriceCalculator>) {
  return (
    <>
      <ProfessionalPrices price={props.price} />
      <PriceCalculator {...props} />
    </>
  );
}
