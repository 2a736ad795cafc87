import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { getShownData } from '../../../apollo/query-result.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useWaitingContestsQuery, useWaitingReportsQuery } from '../../../generated/graphql.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from './page-texts.tsx';

/** Links to what waits for an officer: reports of employees with requests for exact records, changed codes and addresses, and requests about contacts. */
export function WaitingReports() {
  const { name: companyName } = useCompany();
  const query = useWaitingReportsQuery();
  const data = getShownData(query);
  // Listed below the people.
  const requests = useWaitingContestsQuery().data?.contestRequests.total ?? 0;
  const waiting = (data?.employeeReports.total ?? 0) + (data?.exactRecordRequests.total ?? 0);
  const page = paths.employeeReports(companyName);
  return (
    <>
      <QueryBoundary query={query} failure={texts.reportsFailed} size="line" />
      <Text size="sm" mb="md">
        <Anchor component={Link} to={waiting > 0 ? `${page}?state=waiting` : page} inherit>
          {waiting > 0 ? texts.reportsWaiting(formatNumber(waiting)) : texts.reports}
        </Anchor>
        {' · '}
        <Anchor component={Link} to={paths.accessChanges(companyName)} inherit>
          {texts.changes}
        </Anchor>
        {requests > 0 && (
          <>
            {' · '}
            <Anchor href="#contest-requests" inherit>
              {texts.requestsWaiting(requests, formatNumber(requests))}
            </Anchor>
          </>
        )}
      </Text>
    </>
  );
}
