import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { getShownData } from '../../../apollo/query-result.ts';
import { LicenceCounts } from '../current/LicenceCounts.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { icons } from '../../../ui/tokens.ts';
import {
  CompanyPlan_CompanyFragmentDoc,
  type CompanyPlan_CompanyFragment,
  useCompanyPlanPageQuery,
} from '../../../generated/graphql.ts';
import { OpenCases } from './OpenCases.tsx';
import { PendingRequest } from './PendingRequest.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import { formatDaysLeft } from '../current/trial-words.ts';
import { texts } from './subscription-texts.tsx';

/** The company's plan beside the others. Shown in place of the dashboard after the trial. */
export function CompanyPlanPage() {
  const query = useCompanyPlanPageQuery();
  return (
    <>
      {!getShownData(query) && <PageTitle title={texts.plan} state={'\u00a0'} />}
      <QueryBoundary query={query} failure={texts.plansFailed} fallback={<PlanSkeleton />}>
        {({ company }) => <CompanyPlan company={company} />}
      </QueryBoundary>
    </>
  );
}

function PlanSkeleton() {
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }} aria-busy>
      <Skeleton h={280} radius="lg" />
      <Skeleton h={280} radius="lg" />
      <Skeleton h={280} radius="lg" />
    </SimpleGrid>
  );
}

interface CompanyPlanProps {
  company: FragmentType<CompanyPlan_CompanyFragment>;
}

function CompanyPlan({ company: from }: CompanyPlanProps) {
  const { data: company } = useSuspenseFragment({
    fragment: CompanyPlan_CompanyFragmentDoc,
    fragmentName: 'CompanyPlan_company',
    from,
  });
  const { plan, trial, planRequest, licences, planChoices } = company;
  return (
    <>
      <PageTitle
        title={trial?.isOver ? texts.choosePlan : texts.plan}
        state={
          trial && !trial.isOver
            ? `${plan.name}, ${formatDaysLeft(trial.daysLeft)}`
            : trial
              ? texts.trialIsOver
              : plan.name
        }
      />
      {trial?.isOver && (
        <Alert
          color="amber"
          mb="lg"
          icon={<IconClockPause {...icons.lg} />}
          title={texts.phonesKeepRecording}
        >
          <Text size="sm">{texts.nothingDeleted}</Text>
        </Alert>
      )}
      {planRequest && <PendingRequest request={planRequest} />}
      <SimpleGrid cols={{ base: 1, md: planChoices.length }} spacing="lg">
        {planChoices.map((choice) => (
          <PlanOffer key={choice.plan.id} company={company} choice={choice} />
        ))}
      </SimpleGrid>
      <section aria-label={texts.licences} style={{ marginTop: 32 }}>
        <LicenceCounts licences={licences} />
      </section>
      {trial?.isOver && <OpenCases />}
    </>
  );
}
