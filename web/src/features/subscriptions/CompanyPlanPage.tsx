import { Alert, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { FailedState } from '../../components/FailedState.tsx';
import { LicenceCounts } from '../../domain/company/LicenceCounts.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { icons } from '../../components/tokens.ts';
import { useCompanyPlanPageQuery } from '../../generated/graphql.ts';
import { OpenCases } from './OpenCases.tsx';
import { PendingRequest } from './PendingRequest.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import { formatDaysLeft } from '../../domain/company/trial-words.ts';

/** The company's plan beside the others. After the trial the dashboard opens here. */
export function CompanyPlanPage() {
  const { data, error, loading, refetch } = useCompanyPlanPageQuery();
  const company = data?.company;
  if (!company)
    return (
      <>
        <PageTitle title="Plan" state={'\u00a0'} />
        {error && !loading ? (
          <FailedState
            message="The plans could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SimpleGrid cols={{ base: 1, md: 3 }} aria-busy>
            <Skeleton h={280} radius="lg" />
            <Skeleton h={280} radius="lg" />
            <Skeleton h={280} radius="lg" />
          </SimpleGrid>
        )}
      </>
    );
  const { plan, trial, planRequest, licences, planChoices } = company;
  return (
    <>
      <PageTitle
        title={trial?.isOver ? 'Choose a plan' : 'Plan'}
        state={
          trial && !trial.isOver
            ? `${plan.name}, ${formatDaysLeft(trial.daysLeft)}`
            : trial
              ? 'Your trial is over'
              : plan.name
        }
      />
      {trial?.isOver && (
        <Alert
          color="amber"
          mb="lg"
          icon={<IconClockPause {...icons.lg} />}
          title="Phones keep recording"
        >
          <Text size="sm">
            Nothing has been deleted, and new contacts are still recorded. Choose a plan to open the
            dashboard again.
          </Text>
        </Alert>
      )}
      {planRequest && <PendingRequest request={planRequest} />}
      <SimpleGrid cols={{ base: 1, md: planChoices.length }} spacing="lg">
        {planChoices.map((choice) => (
          <PlanOffer key={choice.plan.id} company={company} choice={choice} />
        ))}
      </SimpleGrid>
      <section aria-label="Licences" style={{ marginTop: 32 }}>
        <LicenceCounts licences={licences} />
      </section>
      {trial?.isOver && <OpenCases />}
    </>
  );
}
