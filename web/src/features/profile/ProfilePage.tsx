import { Stack } from '@mantine/core';
import { useDeferredValue } from 'react';
import { FailedState } from '../../components/FailedState.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { TableSkeleton } from '../../components/TableSkeleton.tsx';
import { sayDay, dayOf, inSentence } from '../../domain/dates/dates.ts';
import { useProfilePageQuery } from '../../generated/graphql.ts';
import { CompanyDetails } from './CompanyDetails.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { PassKey } from './PassKey.tsx';
import { ProfileOrders } from './ProfileOrders.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { YourPlan } from './YourPlan.tsx';

/** What the product knows of the company, its plan and its orders, and the way out. */
export function ProfilePage() {
  const { data, error, loading, refetch } = useProfilePageQuery();
  // It is drawn in pieces, while what stands for it stays.
  const isReady = useDeferredValue(data !== undefined);
  if (!data || !isReady)
    return (
      <>
        <PageTitle title="Profile" state={'\u00a0'} />
        {error && !loading ? (
          <FailedState
            message="Your profile could not be loaded."
            error={error}
            onRetry={() => void refetch()}
            isRetrying={loading}
          />
        ) : (
          <TableSkeleton rows={8} columns={2} />
        )}
      </>
    );
  const { company, countries } = data;
  return (
    <>
      <PageTitle
        title="Profile"
        state={`${company.name}, with us since ${inSentence(sayDay(dayOf(company.createdAt, company.timeZone), company.timeZone))}`}
      />
      <Stack gap={0}>
        <ProfileSection
          title="Company"
          sentence="Your company as we know it. A new name also changes the address of this dashboard."
        >
          <CompanyDetails company={company} countries={countries} />
        </ProfileSection>
        <ProfileSection
          title="Pass-key"
          sentence="Your people type it in the app to find your company. It opens nothing by itself."
        >
          <PassKey passKey={company.passKey} />
        </ProfileSection>
        <ProfileSection title="Plan" sentence="What your company subscribes to now.">
          <YourPlan company={company} />
        </ProfileSection>
        <ProfileSection title="Orders" sentence="What you have ordered, the newest first." isWide>
          <ProfileOrders />
        </ProfileSection>
        <ProfileSection
          title="Delete company"
          sentence="Ends everything that your company has here."
        >
          <DeleteCompany company={company} />
        </ProfileSection>
      </Stack>
    </>
  );
}
