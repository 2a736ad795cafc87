import { Anchor, Box, Button, Text, Title } from '@mantine/core';
import { Link, Navigate } from 'react-router-dom';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import { useSession } from '../../../apollo/session.ts';
import { paths } from '../../../lib/paths.ts';
import { getShownData } from '../../../apollo/query-result.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { PublicPage } from '../../../ui/PublicPage.tsx';
import { SignupSteps } from '../orders/SignupSteps.tsx';
import { useStoredOrder, type PendingOrder } from '../orders/pending-order.ts';
import { useSelectedPlanId } from '../orders/selected-plan.ts';
import { useSignupPageQuery, type SignupPageQuery } from '../../../generated/graphql.ts';
import { SignupDetails } from './SignupDetails.tsx';
import { SignupOrder } from './SignupOrder.tsx';
import { SignupTerm } from './SignupTerm.tsx';
import { texts } from './texts.tsx';
import { priceOf, type PricedPlan } from '../orders/plan-price.ts';
import { toMinorUnits } from '../orders/pricing.ts';
import { subscriptionOf } from '../orders/subscription.ts';

/** Returns whether an order still costs what the customer was shown. */
const isPriceCurrent = (order: PendingOrder, plan: PricedPlan): boolean => {
  const price = priceOf(plan, order.region);
  return (
    price.kind === 'listed' && subscriptionOf(price, order).total === toMinorUnits(order.total)
  );
};

type Plan = SignupPageQuery['plans'][number];

const wayTo = (plan: Plan | undefined): 'free' | 'by-agreement' | 'listed' => {
  if (plan && !plan.isPayable) return 'free';
  return plan?.priceTiers.length === 0 ? 'by-agreement' : 'listed';
};

/** The company's details beside its plan and order. Redirects to the dashboard if signed in. */
export function SignupPage() {
  const session = useSession();
  const query = useSignupPageQuery();
  const data = getShownData(query);
  const chosen = useSelectedPlanId();
  const kept = useStoredOrder(null);
  if (session) return <Navigate to={paths.dashboard(session.company.name)} replace />;
  const plan = data?.plans.find(({ id }) => id === chosen);
  // The order is for another plan if the plan was changed afterwards.
  const order = kept !== null && kept.planId === plan?.id && kept.number === null ? kept : null;
  const isPriced = plan === undefined || order === null || isPriceCurrent(order, plan);
  return (
    <PublicPage
      title={texts.pageTitle}
      above={<SignupSteps way={wayTo(plan)} current={data && !plan ? 'plan' : 'company'} />}
    >
      <QueryBoundary query={query} failure={texts.formFailed} fallback={<PageSkeleton />}>
        {({ countries }) => (
          <SideBySide widths="minmax(0, 560px) minmax(300px, 380px)" gap="32px 64px" isLastFirst>
            <div>
              <SignupDetails
                countries={countries}
                planId={plan?.id ?? null}
                order={order}
                isHeld={!isPriced}
              />
              <Text size="sm" c="dimmed" mt="md">
                {texts.passwordByMail(
                  <Anchor
                    component={Link}
                    to={paths.login}
                    inherit
                    underline="always"
                    style={{ whiteSpace: 'nowrap' }}
                  >
                    {texts.signIn}
                  </Anchor>,
                )}
              </Text>
            </div>
            <Box
              component="section"
              bg="var(--vc-panel)"
              bdrs="lg"
              p={{ base: 'md', xs: 'lg' }}
              aria-labelledby="summary"
            >
              {plan === undefined ? (
                <NoPlan />
              ) : order === null ? (
                <SignupTerm plan={plan} />
              ) : (
                <SignupOrder plan={plan} order={order} countries={countries} isPriced={isPriced} />
              )}
            </Box>
          </SideBySide>
        )}
      </QueryBoundary>
    </PublicPage>
  );
}

function NoPlan() {
  return (
    <>
      <Title order={2} id="summary">
        {texts.noPlan}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="lg">
        {texts.noPlanHelp}
      </Text>
      <Button component={Link} to={paths.plans} fullWidth>
        {texts.seePlans}
      </Button>
    </>
  );
}
