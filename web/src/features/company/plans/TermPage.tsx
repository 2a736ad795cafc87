import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link, Navigate } from 'react-router-dom';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import { formatNumber } from '../../../lib/intl.ts';
import { useSession } from '../../../apollo/session.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { getShownData } from '../../../apollo/query-result.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { PublicPage } from '../../../ui/PublicPage.tsx';
import { SignupSteps } from '../orders/SignupSteps.tsx';
import { TermTotals } from '../orders/TermTotals.tsx';
import { getMaxQuantities, priceOf, type PlanPrice } from '../orders/plan-price.ts';
import { useSelectedPlanId } from '../orders/selected-plan.ts';
import { isBeyond, termSearch, useTermState } from '../orders/term-state.ts';
import { useTermPageQuery, type TermPageQuery } from '../../../generated/graphql.ts';
import { CountInput } from './CountInput.tsx';
import { formatEnterprise } from './plan-words.ts';
import { RegionSwitch } from './RegionSwitch.tsx';
import { TermChoice } from './TermChoice.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

/** Chooses the number of employees and the term of a plan with a price. */
export function TermPage() {
  const session = useSession();
  const query = useTermPageQuery();
  const data = getShownData(query);
  const chosen = useSelectedPlanId();
  const plan = data?.plans.find(({ id }) => id === chosen);
  if (plan && !plan.isPayable) return <Navigate to={paths.signup} replace />;
  return (
    <PublicPage
      title={texts.termTitle}
      above={
        <SignupSteps
          way={plan?.priceTiers.length === 0 ? 'by-agreement' : 'listed'}
          current={data && !plan ? 'plan' : 'term'}
          isSignedIn={session !== null}
        />
      }
    >
      {chosen === null ? (
        <NoPlanChosen />
      ) : (
        <QueryBoundary query={query} failure={texts.plansFailed} fallback={<PageSkeleton />}>
          {() => (plan ? <TermForm plan={plan} /> : <NoPlanChosen />)}
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

function TermForm({ plan }: { plan: TermPageQuery['plans'][number] }) {
  const session = useSession();
  const max = getMaxQuantities(plan);
  const [state, change] = useTermState(max);
  const isTooLarge = isBeyond(state, max);
  const listed = priceOf(plan, state.region);
  const price = isTooLarge ? ({ kind: 'by-agreement' } as const) : listed;
  const search = termSearch(state);
  return (
    <SideBySide widths="minmax(0, 1fr) minmax(320px, 400px)" gap="40px 64px">
      <Stack gap="xl">
        <CountInput
          label={texts.employees}
          min={1}
          max={max.employees}
          beyond={
            listed.kind === 'listed'
              ? formatEnterprise(max.employees, 'employees')
              : texts.maxEmployees(formatNumber(max.employees))
          }
          value={state.employees}
          onChange={(employees) => change({ employees })}
        />
        {max.cameras > 0 && (
          <CountInput
            label={texts.cameras}
            min={0}
            max={max.cameras}
            beyond={formatEnterprise(max.cameras, 'cameras')}
            value={state.cameras}
            onChange={(cameras) => change({ cameras })}
          />
        )}
        <TermChoice
          term={state.term}
          hasDiscount={price.kind === 'listed'}
          onChange={(term) => change({ term })}
        />
        {listed.kind === 'listed' && (
          <div>
            <Text size="sm" fw={fontWeights.medium} mb="sm">
              {texts.pricesFor}
            </Text>
            <RegionSwitch region={state.region} onChange={(region) => change({ region })} />
          </div>
        )}
      </Stack>
      <Box
        component="section"
        bg="var(--vc-panel)"
        bdrs="lg"
        p={{ base: 'md', xs: 'lg' }}
        aria-labelledby="summary"
      >
        <Title order={2} id="summary" mb="md">
          {isTooLarge ? texts.enterprise : plan.name}
        </Title>
        <TermTotals price={price} wish={state} />
        <NextStep price={price} search={search} companyName={session?.company.name} />
        <Button component={Link} to={paths.plans} variant="subtle" color="gray" fullWidth mt="sm">
          {texts.chooseAnother}
        </Button>
      </Box>
    </SideBySide>
  );
}

interface NextStepProps {
  price: PlanPrice;
  search: string;
  /** Name of the signed-in company. */
  companyName: string | undefined;
}

/** A link to the checkout; for a plan with an agreed price, to the sales team or the sign-up. */
function NextStep({ price, search, companyName }: NextStepProps) {
  if (price.kind === 'listed')
    return (
      <Button
        component={Link}
        to={{ pathname: paths.checkout, search }}
        size="md"
        fullWidth
        mt="lg"
      >
        {texts.continueToCheckout}
      </Button>
    );
  if (companyName !== undefined)
    return (
      <Button component={Link} to={paths.plan(companyName)} size="md" fullWidth mt="lg">
        {texts.askSalesTeam}
      </Button>
    );
  return (
    <>
      <Button component={Link} to={paths.contact} size="md" fullWidth mt="lg">
        {texts.contactUs}
      </Button>
      <Button
        component={Link}
        to={{ pathname: paths.signup, search }}
        variant="default"
        size="md"
        fullWidth
        mt="sm"
      >
        {texts.signUp}
      </Button>
    </>
  );
}
