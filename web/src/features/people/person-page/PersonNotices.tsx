import { Stack, Text, Title } from '@mantine/core';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { NoticeLog } from '../../cases/follow-up/NoticeLog.tsx';
import type { PersonFollowUp } from './follow-up-states.ts';
import { texts } from './texts.tsx';

/** Written notices to the person, and whether each was delivered. Renders nothing if there are none. */
export function PersonNotices({ followUps }: { followUps: readonly PersonFollowUp[] }) {
  const told = followUps.filter(({ notices }) => notices.length > 0);
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
