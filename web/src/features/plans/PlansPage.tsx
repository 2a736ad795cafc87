import { Group, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { FailedState } from '../../components/FailedState.tsx';
import { PublicPage } from '../../components/PublicPage.tsx';
import { enterpriseFrom } from '../../components/price-list.ts';
import { useRegion, useSelectedPlanId } from '../../components/selected-plan.ts';
import { termSearch, useTermState } from '../../components/term-state.ts';
import { usePlansPageQuery } from '../../generated/graphql.ts';
import { PlanCard } from './PlanCard.tsx';
import { PriceCalculator } from './PriceCalculator.tsx';
import { ProfessionalPrices } from './ProfessionalPrices.tsx';
import { RegionSwitch } from './RegionSwitch.tsx';

/** The plans and what they cost. */
export function PlansPage() {
  const { data, error, loading, refetch } = usePlansPageQuery();
  const region = useRegion();
  const chosen = useSelectedPlanId();
  const [state, change] = useTermState(enterpriseFrom);
  return (
    <PublicPage
      title="Plans and pricing"
      sentence="Begin with a trial, pay for the people you protect, or run it on your own premises."
    >
      <Stack gap={72}>
        <div>
          <Group justify="flex-end" mb="lg">
            <RegionSwitch />
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
                  wish={termSearch({ ...state, cameras: 0 })}
                />
              ))}
            </SimpleGrid>
          ) : error && !loading ? (
            <FailedState
              message="The plans could not be loaded."
              onRetry={() => void refetch()}
              isRetrying={loading}
            />
          ) : (
            <SimpleGrid component="output" cols={{ base: 1, md: 3 }} spacing="lg">
              <VisuallyHidden>Loading</VisuallyHidden>
              <Skeleton h={400} radius="lg" />
              <Skeleton h={400} radius="lg" />
              <Skeleton h={400} radius="lg" />
            </SimpleGrid>
          )}
        </div>
        <ProfessionalPrices region={region} />
        <PriceCalculator region={region} state={state} onChange={change} />
      </Stack>
    </PublicPage>
  );
}
