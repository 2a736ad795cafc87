import { Button } from '@mantine/core';
import { IconGift, IconListCheck, IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../apollo/session.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { PublicPage } from '../../components/PublicPage.tsx';
import { SignupSteps } from '../../domain/orders/SignupSteps.tsx';
import { priceOf } from '../../domain/orders/plan-price.ts';
import { useSelectedPlanId } from '../../domain/orders/selected-plan.ts';
import { useCheckoutPageQuery } from '../../generated/graphql.ts';
import { Checkout } from './Checkout.tsx';

/** The order of a plan that is on the price list: its sums, and who is billed. */
export function CheckoutPage() {
  const isSignedIn = useSession() !== null;
  const { data, error, loading, refetch } = useCheckoutPageQuery();
  const chosen = useSelectedPlanId();
  const plan = data?.plans.find(({ id }) => id === chosen);
  // Whether a plan is on the list does not depend on where: the list names every region.
  const kind = plan && priceOf(plan, 'INTERNATIONAL').kind;
  return (
    <PublicPage
      title="Checkout"
      above={
        <SignupSteps
          way="listed"
          current={data && !plan ? 'Plan' : 'Checkout'}
          isSignedIn={isSignedIn}
        />
      }
    >
      {data && plan && kind === 'listed' ? (
        <Checkout plan={plan} countries={data.countries} onPriceRefused={() => void refetch()} />
      ) : kind === 'free' ? (
        <EmptyState
          icon={IconGift}
          title={`${plan?.name} is free`}
          sentence="There is nothing to order: the trial begins when you sign up."
          action={
            <NextButton to={isSignedIn ? paths.plans : paths.signup} isSignedIn={isSignedIn} />
          }
        />
      ) : kind === 'by-agreement' ? (
        <EmptyState
          icon={IconMessages}
          title={`${plan?.name} is agreed upon with you`}
          sentence="Its price depends on what you need. Write to us, and we come back with an offer."
          action={
            <Button component={Link} to={paths.contact}>
              Contact us
            </Button>
          }
        />
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
        <FailedState
          message="The prices could not be loaded."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <PageSkeleton />
      )}
    </PublicPage>
  );
}

function NextButton({ to, isSignedIn }: { to: string; isSignedIn: boolean }) {
  return (
    <Button component={Link} to={to}>
      {isSignedIn ? 'See the plans' : 'Sign up'}
    </Button>
  );
}
