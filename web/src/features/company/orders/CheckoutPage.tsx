import { Button } from '@mantine/core';
import { IconGift, IconListCheck, IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../../apollo/session.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { getShownData } from '../../../apollo/query-result.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { PublicPage } from '../../../ui/PublicPage.tsx';
import { SignupSteps } from './SignupSteps.tsx';
import { priceOf } from './plan-price.ts';
import { useSelectedPlanId } from './selected-plan.ts';
import { useCheckoutPageQuery } from '../../../generated/graphql.ts';
import { Checkout } from './Checkout.tsx';
import { texts } from './page-texts.ts';

/** The checkout of a plan with a price list. */
export function CheckoutPage() {
  const isSignedIn = useSession() !== null;
  const query = useCheckoutPageQuery();
  const data = getShownData(query);
  const chosen = useSelectedPlanId();
  const plan = data?.plans.find(({ id }) => id === chosen);
  // A plan with a price list has prices for every region.
  const kind = plan && priceOf(plan, 'INTERNATIONAL').kind;
  return (
    <PublicPage
      title={texts.checkoutTitle}
      above={
        <SignupSteps
          way="listed"
          current={data && !plan ? 'plan' : 'checkout'}
          isSignedIn={isSignedIn}
        />
      }
    >
      {chosen === null ? (
        <NoPlanChosen />
      ) : (
        <QueryBoundary query={query} failure={texts.pricesFailed} fallback={<PageSkeleton />}>
          {({ countries }) => {
            if (!plan) return <NoPlanChosen />;
            switch (kind) {
              case 'listed':
                return (
                  <Checkout
                    plan={plan}
                    countries={countries}
                    onPriceRefused={() => void query.refetch().catch(() => undefined)}
                  />
                );
              case 'free':
                return (
                  <EmptyState
                    icon={IconGift}
                    title={texts.isFree(plan.name)}
                    sentence={texts.isFreeWhy}
                    action={
                      <NextButton
                        to={isSignedIn ? paths.plans : paths.signup}
                        isSignedIn={isSignedIn}
                      />
                    }
                  />
                );
              default:
                return (
                  <EmptyState
                    icon={IconMessages}
                    title={texts.isAgreedUpon(plan.name)}
                    sentence={texts.isAgreedUponWhy}
                    action={
                      <Button component={Link} to={paths.contact}>
                        {texts.contactUs}
                      </Button>
                    }
                  />
                );
            }
          }}
        </QueryBoundary>
      )}
    </PublicPage>
  );
}

function NoPlanChosen() {
  return (
    <EmptyState
      icon={IconListCheck}
      title={texts.noPlanChosen}
      sentence={texts.noPlanChosenWhy}
      action={
        <Button component={Link} to={paths.plans}>
          {texts.seePlans}
        </Button>
      }
    />
  );
}

function NextButton({ to, isSignedIn }: { to: string; isSignedIn: boolean }) {
  return (
    <Button component={Link} to={to}>
      {isSignedIn ? texts.seePlans : texts.signUp}
    </Button>
  );
}
