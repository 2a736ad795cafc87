import { Group, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { getShownData } from '../../../apollo/query-result.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
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
  const query = usePlansPageQuery();
  const chosen = useSelectedPlanId();
  const [state, change] = useTermState();
  const { region } = state;
  const professional = getShownData(query)?.plans.find(({ name }) => name === 'Professional');
  const price = professional && priceOf(professional, region);
  return (
    <PublicPage title={texts.plansTitle} sentence={texts.plansIntroduction}>
      <Stack gap={72}>
        <div>
          <Group justify="flex-end" mb="lg">
            <RegionSwitch region={region} onChange={(to) => change({ region: to })} />
          </Group>
          <QueryBoundary query={query} failure={texts.plansFailed} fallback={<PlanSkeletons />}>
            {({ plans }) => (
              <SimpleGrid
                cols={{ base: 1, md: plans.length }}
                spacing="lg"
                id="enterprise"
                style={{ scrollMarginTop: 96 }}
              >
                {plans.map((plan) => (
                  <PlanCard
                    key={plan.id}
                    plan={plan}
                    region={region}
                    isChosen={plan.id === chosen}
                    wish={termSearch(state)}
                  />
                ))}
              </SimpleGrid>
            )}
          </QueryBoundary>
        </div>
        {price?.kind === 'listed' && (
          <ProfessionalDetails price={price} state={state} onChange={change} />
        )}
      </Stack>
    </PublicPage>
  );
}

function PlanSkeletons() {
  return (
    <SimpleGrid component="output" cols={{ base: 1, md: 3 }} spacing="lg">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton h={400} radius="lg" />
      <Skeleton h={400} radius="lg" />
      <Skeleton h={400} radius="lg" />
    </SimpleGrid>
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
