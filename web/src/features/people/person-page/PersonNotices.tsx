import { Stack, Text, Title } from '@mantine/core';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { NoticeLog } from '../../cases/follow-up/NoticeLog.tsx';
import { usePersonNoticesQuery, type PersonNoticesQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** Written notices to the person, and whether each was delivered. Renders nothing if there are none. */
export function PersonNotices({ employeeId }: { employeeId: string }) {
  const query = usePersonNoticesQuery({ variables: { employeeId } });
  return (
    <QueryBoundary query={query} failure={texts.noticesFailed} fallback={null}>
      {(data) => <Notices data={data} />}
    </QueryBoundary>
  );
}

function Notices({ data }: { data: PersonNoticesQuery }) {
  const { followUps } = data;
  const told = followUps.items.filter(({ notices }) => notices.length > 0);
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="person-notices">
      <Title order={2} id="person-notices" mb="sm">
        {texts.notices}
      </Title>
      <Stack gap="lg">
        {told.map(({ id, disease, notices }) => (
          <div key={id}>
            <Text size="sm" c="dimmed" mb="xs">
              {caseTexts.diseaseNames[disease]}
            </Text>
            <NoticeLog notices={notices} />
          </div>
        ))}
      </Stack>
    </section>
  );
}
