import { Anchor, Box, Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { FailedLine } from '../../../ui/FailedLine.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { RequestTable } from '../contests/RequestTable.tsx';
import { texts as contestTexts } from '../contests/texts.tsx';
import { useWaitingContestsQuery } from '../../../generated/graphql.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from './page-texts.tsx';

/** Undecided requests of employees, and contests that wait for a second person. Renders nothing if there are none. */
export function WaitingContests() {
  const { name: companyName } = useCompany();
  const { data, error, refetch } = useWaitingContestsQuery();
  const page = paths.contests(companyName);
  if (!data)
    return (
      error && (
        <FailedLine
          message={texts.requestsFailed}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )
    );
  const { items, total } = data.contestRequests;
  const waiting = data.contests.total;
  return (
    <>
      {total > 0 && (
        <Box component="section" mt="xl" aria-labelledby="contest-requests">
          <Title order={2} id="contest-requests" mb="xs">
            {contestTexts.requests}
          </Title>
          <RequestTable requests={items} />
          {total > items.length && (
            <Anchor component={Link} to={`${page}?tab=requests&request=open`} size="sm">
              {texts.allRequests(formatNumber(total))}
            </Anchor>
          )}
        </Box>
      )}
      {waiting > 0 && (
        <Group gap="sm" mt="md">
          <Text size="sm" component="output">
            {texts.contestsWaiting(waiting, formatNumber(waiting))}
          </Text>
          <Button
            component={Link}
            to={`${page}?state=awaiting-confirmation`}
            size="compact-sm"
            variant="subtle"
          >
            {texts.showWaiting}
          </Button>
        </Group>
      )}
    </>
  );
}
