import { Anchor, Box, Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { RequestTable } from '../contests/RequestTable.tsx';
import { texts as contestTexts } from '../contests/texts.tsx';
import { useWaitingContestsQuery, type WaitingContestsQuery } from '../../../generated/graphql.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from './page-texts.tsx';

/** Undecided requests of employees, and contests that wait for a second person. Renders nothing if there are none. */
export function WaitingContests() {
  const query = useWaitingContestsQuery();
  return (
    <QueryBoundary query={query} failure={texts.requestsFailed} size="line">
      {(data) => <Waiting {...data} />}
    </QueryBoundary>
  );
}

function Waiting({ contestRequests: { items, total }, contests }: WaitingContestsQuery) {
  const page = paths.contests(useCompany().name);
  const waiting = contests.total;
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
