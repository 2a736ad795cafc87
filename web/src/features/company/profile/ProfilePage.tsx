import { getShownData } from '../../../apollo/query-result.ts';
import { Fieldset, Stack } from '@mantine/core';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { useCan } from '../current/use-can.ts';
import { formatDay, dayOf, inSentence } from '../../../lib/dates/dates.ts';
import { useProfilePageQuery, type ProfilePageQuery } from '../../../generated/graphql.ts';
import { CompanyDetails } from './CompanyDetails.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { PassKey } from './PassKey.tsx';
import { ProfileOrders } from './ProfileOrders.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { YourPlan } from './YourPlan.tsx';
import { texts } from './texts.tsx';

/** The company's details, plan and orders, and its deletion. */
export function ProfilePage() {
  const query = useProfilePageQuery();
  const data = getShownData(query);
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={data ? formatCustomerSince(data.company) : '\u00a0'}
      />
      <QueryBoundary
        query={query}
        failure={texts.profileFailed}
        fallback={<TableSkeleton rows={8} columns={2} />}
      >
        {(data) => <Profile data={data} />}
      </QueryBoundary>
    </>
  );
}

const formatCustomerSince = ({ name, createdAt, timeZone }: ProfilePageQuery['company']): string =>
  texts.customerSince(name, inSentence(formatDay(dayOf(createdAt, timeZone), timeZone)));

function Profile({ data }: { data: ProfilePageQuery }) {
  const can = useCan();
  const { company, countries } = data;
  return (
    <Stack gap={0}>
      <DescribedSection title={texts.company} sentence={texts.companyMeaning}>
        <Fieldset variant="unstyled" disabled={!can('company:update')}>
          <CompanyDetails company={company} countries={countries} />
        </Fieldset>
      </DescribedSection>
      <DescribedSection title={texts.passKey} sentence={texts.passKeyMeaning}>
        <PassKey passKey={company.passKey} />
      </DescribedSection>
      <DescribedSection title={texts.plan} sentence={texts.planMeaning}>
        <YourPlan company={company} />
      </DescribedSection>
      {can('order:read') && (
        <DescribedSection title={texts.orders} sentence={texts.ordersMeaning} isWide>
          <ProfileOrders />
        </DescribedSection>
      )}
      {can('company:delete') && (
        <DescribedSection title={texts.deleteCompany} sentence={texts.deleteMeaning}>
          <DeleteCompany company={company} />
        </DescribedSection>
      )}
    </Stack>
  );
}
