import { useReadQuery } from '@apollo/client/react';
import { Fieldset, Stack } from '@mantine/core';
import { useDeferredQuery, type DeferredAnswer } from '../../apollo/deferred-query.ts';
import { Answered } from '../../components/Answered.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { TableSkeleton } from '../../components/TableSkeleton.tsx';
import { useMay } from '../../domain/company/use-may.ts';
import { formatDay, dayOf, inSentence } from '../../domain/dates/dates.ts';
import { ProfilePageDocument, type ProfilePageQuery } from '../../generated/graphql.ts';
import { CompanyDetails } from './CompanyDetails.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { PassKey } from './PassKey.tsx';
import { ProfileOrders } from './ProfileOrders.tsx';
import { DescribedSection } from '../../components/DescribedSection.tsx';
import { YourPlan } from './YourPlan.tsx';
import { texts } from './texts.tsx';

/** The company's details, plan and orders, and its deletion. */
export function ProfilePage() {
  const query = useDeferredQuery(ProfilePageDocument, {});
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={
          <Answered query={query}>
            {(data) => (data ? formatCustomerSince(data.company) : '\u00a0')}
          </Answered>
        }
      />
      <QueryBoundary
        query={query}
        failure={texts.profileFailed}
        fallback={<TableSkeleton rows={8} columns={2} />}
      >
        <Profile query={query} />
      </QueryBoundary>
    </>
  );
}

const formatCustomerSince = ({ name, createdAt, timeZone }: ProfilePageQuery['company']): string =>
  texts.customerSince(name, inSentence(formatDay(dayOf(createdAt, timeZone), timeZone)));

function Profile({ query }: { query: DeferredAnswer<ProfilePageQuery> }) {
  const may = useMay();
  const { company, countries } = useReadQuery(query.queryRef).data;
  return (
    <Stack gap={0}>
      <DescribedSection title={texts.company} sentence={texts.companyMeaning}>
        <Fieldset variant="unstyled" disabled={!may('company:update')}>
          <CompanyDetails company={company} countries={countries} />
        </Fieldset>
      </DescribedSection>
      <DescribedSection title={texts.passKey} sentence={texts.passKeyMeaning}>
        <PassKey passKey={company.passKey} />
      </DescribedSection>
      <DescribedSection title={texts.plan} sentence={texts.planMeaning}>
        <YourPlan company={company} />
      </DescribedSection>
      {may('order:read') && (
        <DescribedSection title={texts.orders} sentence={texts.ordersMeaning} isWide>
          <ProfileOrders />
        </DescribedSection>
      )}
      {may('company:delete') && (
        <DescribedSection title={texts.deleteCompany} sentence={texts.deleteMeaning}>
          <DeleteCompany company={company} />
        </DescribedSection>
      )}
    </Stack>
  );
}
