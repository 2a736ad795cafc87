import { Anchor, SimpleGrid, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../intl.ts';
import { Fact, Facts } from '../../components/Facts.tsx';
import { Moment } from '../../domain/dates/Moment.tsx';
import { useCompanyActivityQuery, type CompanyPageQuery } from '../../generated/graphql.ts';
import { websiteLink, websiteText } from '../../domain/company/website.ts';

type Company = CompanyPageQuery['company'];

interface Props {
  company: Company;
  onChangePlan: () => void;
}

/** What a company is, and how much it uses the product. */
export function CompanyFacts({ company, onChangePlan }: Props) {
  const { licences } = company;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing={0} mt="md">
      <Facts>
        <Fact term="Phone">{company.phone}</Fact>
        <Fact term="Website">
          <Anchor
            href={websiteLink(company.website)}
            target="_blank"
            rel="noopener noreferrer"
            inherit
          >
            {websiteText(company.website)}
          </Anchor>
        </Fact>
        <Fact term="Country">{company.country.name}</Fact>
        <Fact term="Time zone">{company.timeZone}</Fact>
        <Fact term="Pass-key">{company.passKey}</Fact>
        <Fact term="Added">
          <Moment at={company.createdAt} />
        </Fact>
      </Facts>
      <Facts>
        <Fact term="Plan">
          {company.plan.name}{' '}
          <Anchor component="button" type="button" inherit onClick={onChangePlan}>
            Change
          </Anchor>
        </Fact>
        <Fact term="Employees">{formatLicences(licences.employees)}</Fact>
        <Fact term="Cameras">{formatLicences(licences.cameras)}</Fact>
        <Activity companyId={company.id} />
      </Facts>
    </SimpleGrid>
  );
}

const formatLicences = ({ used, ordered }: Company['licences']['employees']): string =>
  ordered === null
    ? formatNumber(used)
    : `${formatNumber(used)} of ${formatNumber(ordered)} ordered`;

/** It is counted inside the company, so it arrives apart from the rest. */
function Activity({ companyId }: { companyId: string }) {
  const { data, error, refetch } = useCompanyActivityQuery({ variables: { id: companyId } });
  const activity = data?.companyActivity;
  const show = (value: (counted: NonNullable<typeof activity>) => ReactNode): ReactNode => {
    if (activity) return value(activity);
    return error ? 'Not known' : <Skeleton h={12} w={90} my={4} />;
  };
  return (
    <>
      <Fact term="Active (last 2 hrs)">{show(({ active }) => formatNumber(active))}</Fact>
      <Fact term="Never signed in">{show(({ neverSignedIn }) => formatNumber(neverSignedIn))}</Fact>
      <Fact term="Last report">
        {show(({ lastReportAt }) =>
          lastReportAt === null ? 'No phone has reported' : <Moment at={lastReportAt} />,
        )}
      </Fact>
      <Fact term="Last sign-in">
        {show(({ lastSignInAt }) =>
          lastSignInAt === null ? 'Not in the last 30 days' : <Moment at={lastSignInAt} />,
        )}
      </Fact>
      {error && !activity && (
        <Text size="sm" c="dimmed">
          The activity could not be loaded.{' '}
          <Anchor
            component="button"
            type="button"
            inherit
            onClick={() => void refetch().catch(() => undefined)}
          >
            Try again
          </Anchor>
        </Text>
      )}
    </>
  );
}
