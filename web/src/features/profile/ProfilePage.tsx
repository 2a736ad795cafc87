import { useReadQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useDeferredQuery, type DeferredAnswer } from '../../apollo/deferred-query.ts';
import { Answered } from '../../components/Answered.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { TableSkeleton } from '../../components/TableSkeleton.tsx';
import { sayDay, dayOf, inSentence } from '../../domain/dates/dates.ts';
import { ProfilePageDocument, type ProfilePageQuery } from '../../generated/graphql.ts';
import { CompanyDetails } from './CompanyDetails.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { PassKey } from './PassKey.tsx';
import { ProfileOrders } from './ProfileOrders.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { YourPlan } from './YourPlan.tsx';

/** What the product knows of the company, its plan and its orders, and the way out. */
export function ProfilePage() {
  const query = useDeferredQuery(ProfilePageDocument, {});
  return (
    <>
      <PageTitle
        title="Profile"
        state={
          <Answered query={query}>
            {(data) => (data ? sayCustomerSince(data.company) : '\u00a0')}
          </Answered>
        }
      />
      <QueryBoundary
        query={query}
        failure="Your profile could not be loaded."
        fallback={<TableSkeleton rows={8} columns={2} />}
      >
        <Profile query={query} />
      </QueryBoundary>
    </>
  );
}

const sayCustomerSince = ({ name, createdAt, timeZone }: ProfilePageQuery['company']): string =>
  `${name}, with us since ${inSentence(sayDay(dayOf(createdAt, timeZone), timeZone))}`;

function Profile({ query }: { query: DeferredAnswer<ProfilePageQuery> }) {
  const { company, countries } = useReadQuery(query.queryRef).data;
  return (
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
      <ProfileSection title="Delete company" sentence="Ends everything that your company has here.">
        <DeleteCompany company={company} />
      </ProfileSection>
    </Stack>
  );
}
