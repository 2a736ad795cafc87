import { Anchor, SimpleGrid, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/intl.ts';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { getShownData } from '../../../apollo/query-result.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import {
  CompanyFacts_CompanyFragmentDoc,
  useCompanyActivityQuery,
  type CompanyFacts_CompanyFragment,
} from '../../../generated/graphql.ts';
import { websiteLink, websiteText } from '../../company/current/website.ts';
import { texts } from './texts.tsx';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

interface Props {
  company: FragmentType<CompanyFacts_CompanyFragment>;
  onChangePlan: () => void;
}

/** A company's details and usage. */
export function CompanyFacts({ company: from, onChangePlan }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: CompanyFacts_CompanyFragmentDoc,
    from,
  });
  const { licences } = company;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing={0} mt="md">
      <Facts>
        <Fact term={texts.phone}>{company.phone}</Fact>
        <Fact term={texts.website}>
          <Anchor
            href={websiteLink(company.website)}
            target="_blank"
            rel="noopener noreferrer"
            inherit
          >
            {websiteText(company.website)}
          </Anchor>
        </Fact>
        <Fact term={texts.country}>{company.country.name}</Fact>
        <Fact term={texts.timeZone}>{company.timeZone}</Fact>
        <Fact term={texts.passKey}>{company.passKey}</Fact>
        <Fact term={texts.added}>
          <Moment at={company.createdAt} />
        </Fact>
      </Facts>
      <Facts>
        <Fact term={texts.plan}>
          {company.plan.name}{' '}
          <Anchor component="button" type="button" inherit onClick={onChangePlan}>
            {texts.change}
          </Anchor>
        </Fact>
        <Fact term={texts.employees}>{formatLicences(licences.employees)}</Fact>
        <Fact term={texts.cameras}>{formatLicences(licences.cameras)}</Fact>
        <Activity companyId={company.id} />
      </Facts>
    </SimpleGrid>
  );
}

const formatLicences = ({
  used,
  ordered,
}: CompanyFacts_CompanyFragment['licences']['employees']): string =>
  ordered === null
    ? formatNumber(used)
    : texts.usedOfOrdered(formatNumber(used), formatNumber(ordered));

/** Sends its own query, because the counts take longer than the rest of the page. */
function Activity({ companyId }: { companyId: string }) {
  const query = useCompanyActivityQuery({ variables: { id: companyId } });
  const activity = getShownData(query)?.companyActivity;
  const show = (value: (counted: NonNullable<typeof activity>) => ReactNode): ReactNode => {
    if (activity) return value(activity);
    return query.error ? texts.notKnown : <Skeleton h={12} w={90} my={4} />;
  };
  return (
    <>
      <Fact term={texts.active}>{show(({ active }) => formatNumber(active))}</Fact>
      <Fact term={texts.neverSignedIn}>
        {show(({ neverSignedIn }) => formatNumber(neverSignedIn))}
      </Fact>
      <Fact term={texts.lastReport}>
        {show(({ lastReportAt }) =>
          lastReportAt === null ? texts.noReport : <Moment at={lastReportAt} />,
        )}
      </Fact>
      <Fact term={texts.lastSignIn}>
        {show(({ lastSignInAt }) =>
          lastSignInAt === null ? texts.noSignIn : <Moment at={lastSignInAt} />,
        )}
      </Fact>
      <QueryBoundary query={query} failure={texts.activityFailed} size="line" />
    </>
  );
}
