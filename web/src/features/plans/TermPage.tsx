import { Button, Stack, Text, Title } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { PublicPage } from '../../components/PublicPage.tsx';
import { SignupSteps } from '../../components/SignupSteps.tsx';
import { TermTotals } from '../../components/TermTotals.tsx';
import { priceOf } from '../../components/plan-price.ts';
import { useRegion, useSelectedPlanId } from '../../components/selected-plan.ts';
import { termSearch, useTermState } from '../../components/term-state.ts';
import { useTermPageQuery, type TermPageQuery } from '../../generated/graphql.ts';
import { CountInput } from './CountInput.tsx';
import { RegionSwitch } from './RegionSwitch.tsx';
import { TermChoice } from './TermChoice.tsx';
import classes from './TermPage.module.css';

/** For how many and for how long. Only for a chosen plan that is paid for. */
export function TermPage() {
  const { data, error, loading, refetch } = useTermPageQuery();
  const chosen = useSelectedPlanId();
  const plan = data?.plans.find(({ id }) => id === chosen);
  if (plan && !plan.isPayable) return <Navigate to={paths.signup} replace />;
  return (
    <PublicPage
      title="How many people, for how long?"
      above={
        <SignupSteps
          steps={['Plan', 'Term', 'Company']}
          current={data && !plan ? 'Plan' : 'Term'}
        />
      }
    >
      {plan ? (
        <Wish plan={plan} />
      ) : data || chosen === null ? (
        <EmptyState
          icon={IconListCheck}
          title="No plan chosen yet"
          sentence="Choose a plan first, then say for how many people."
          action={
            <Button component={Link} to={paths.plans}>
              See the plans
            </Button>
          }
        />
      ) : error && !loading ? (
        <FailedState message="The plans could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </PublicPage>
  );
}

function Wish({ plan }: { plan: TermPageQuery['plans'][number] }) {
  const region = useRegion();
  const [state, change] = useTermState({ employees: plan.maxEmployee, cameras: 0 });
  const price = priceOf(plan, region);
  return (
    <div className={classes['columns']}>
      <Stack gap="xl">
        <CountInput
          label="Employees"
          min={1}
          max={plan.maxEmployee}
          value={state.employees}
          onChange={(employees) => change({ employees })}
        />
        <TermChoice term={state.term} onChange={(term) => change({ term })} />
        {price.kind === 'listed' && (
          <div>
            <Text size="sm" fw={520} mb="sm">
              Prices for
            </Text>
            <RegionSwitch />
          </div>
        )}
      </Stack>
      <section className={classes['summary']} aria-labelledby="summary">
        <Title order={2} id="summary" mb="md">
          {plan.name}
        </Title>
        <TermTotals price={price} employees={state.employees} term={state.term} />
        <Button
          component={Link}
          to={{ pathname: paths.signup, search: termSearch(state) }}
          size="md"
          fullWidth
          mt="lg"
        >
          Continue
        </Button>
        <Button component={Link} to={paths.plans} variant="subtle" color="gray" fullWidth mt="sm">
          Choose another plan
        </Button>
      </section>
    </div>
  );
}
