import { Button, Group, Text } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  useMarkFollowUpsSeenMutation,
  type FollowUpPageQuery,
} from '../../../generated/graphql.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { texts } from './page-texts.tsx';

interface Props {
  /** Undefined while loading. */
  summary: FollowUpPageQuery['followUpSummary'] | undefined;
  /** Undefined if the list already shows what has changed. */
  onShow: (() => void) | undefined;
}

/** How many follow-ups have changed, until they are marked as seen. */
export function SeenNotice({ summary, onShow }: Props) {
  const [mark, { loading }] = useMarkFollowUpsSeenMutation();
  const { changed = 0, latestChangeAt = null } = summary ?? {};
  if (changed === 0 || latestChangeAt === null) return null;
  const run = async (until: string): Promise<void> => {
    try {
      await mark({ variables: { input: { until } } });
    } catch (error) {
      notifyFailure(messageOf(error as Error));
    }
  };
  return (
    <Group gap="sm" mb="md">
      <Text size="sm" component="output">
        {texts.changedSince(changed, formatNumber(changed))}
      </Text>
      {onShow && (
        <Button size="compact-sm" variant="subtle" onClick={onShow}>
          {texts.showChanged}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        loading={loading}
        onClick={() => void run(latestChangeAt)}
      >
        {texts.markSeen}
      </Button>
    </Group>
  );
}
