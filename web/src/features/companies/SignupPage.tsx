import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link, Navigate } from 'react-router-dom';
import { useSession } from '../../apollo/session.ts';
import { paths } from '../../app/paths.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { PublicPage } from '../../components/PublicPage.tsx';
import { SignupSteps } from '../../components/SignupSteps.tsx';
import { TermTotals } from '../../components/TermTotals.tsx';
import { priceOf } from '../../components/plan-price.ts';
import { useRegion, useSelectedPlanId } from '../../components/selected-plan.ts';
import { termSearch, useTermState } from '../../components/term-state.ts';
import { useSignupPageQuery, type SignupPageQuery } from '../../generated/graphql.ts';
import { SignupDetails } from './SignupDetails.tsx';
import classes from './SignupPage.module.css';

/** A company's details beside its plan. Somebody who is signed in goes to the dashboard. */
export function SignupPage() {
  const session = useSession();
  const { data, error, loading, refetch } = useSignupPageQuery();
  const chosen = useSelectedPlanId();
  if (session) return <Navigate to={paths.insights(session.company.name)} replace />;
  const plan = data?.plans.find(({ id }) => id === chosen);
  return (
    <PublicPage
      title="Sign up your company"
      above={
        <SignupSteps
          steps={plan && !plan.isPayable ? ['Plan', 'Company'] : ['Plan', 'Term', 'Company']}
          current={data && !plan ? 'Plan' : 'Company'}
        />
      }
    >
      {data ? (
        <div className={classes['columns']}>
          <div>
            <SignupDetails countries={data.countries} planId={plan?.id ?? null} />
            <Text size="sm" c="dimmed" mt="md">
              You choose your password with the link that we mail to you. Signed up already?{' '}
              <Anchor
                component={Link}
                to={paths.login}
                inherit
                underline="always"
                style={{ whiteSpace: 'nowrap' }}
              >
                Sign in
              </Anchor>
            </Text>
          </div>
          <section className={classes['summary']} aria-labelledby="summary">
            {plan ? <PlanSummary plan={plan} /> : <NoPlan />}
          </section>
        </div>
      ) : error && !loading ? (
        <FailedState message="The form could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </PublicPage>
  );
}

function PlanSummary({ plan }: { plan: SignupPageQuery['plans'][number] }) {
  const region = useRegion();
  const [state] = useTermState({ employees: plan.maxEmployee, cameras: 0 });
  return (
    <>
      <Title order={2} id="summary">
        {plan.name}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {plan.description}
      </Text>
      <TermTotals price={priceOf(plan, region)} employees={state.employees} term={state.term} />
      <div className={classes['changes']}>
        {plan.isPayable && (
          <Anchor
            component={Link}
            to={{ pathname: paths.term, search: termSearch(state) }}
            size="sm"
          >
            Change the term
          </Anchor>
        )}
        <Anchor component={Link} to={paths.plans} size="sm">
          Choose another plan
        </Anchor>
      </div>
    </>
  );
}

function NoPlan() {
  return (
    <>
      <Title order={2} id="summary">
        No plan chosen yet
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="lg">
        Choose a plan, and you can sign up.
      </Text>
      <Button component={Link} to={paths.plans} fullWidth>
        See the plans
      </Button>
    </>
  );
}
