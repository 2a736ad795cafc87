import { Button, Group, Paper, Text } from '@mantine/core';
import { messageOf } from '../../apollo/errors.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { fontWeights } from '../../ui/tokens.ts';
import { Moment } from '../company/current/Moment.tsx';
import { useMarkNoticeReadMutation } from '../../generated/graphql.ts';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

/** Written notices to the employee, newest first. */
export function Notices({ notices }: Pick<OwnFile, 'notices'>) {
  if (notices.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.noNotices}
      </Text>
    );
  return notices.map((notice) => <Notice key={notice.id} notice={notice} />);
}

function Notice({ notice }: { notice: OwnFile['notices'][number] }) {
  const { id, subject, text, sentAt, readAt } = notice;
  const [markRead, { loading, error }] = useMarkNoticeReadMutation({
    onError: () => undefined,
  });
  return (
    <Paper component="article" withBorder p="md">
      <Group justify="space-between" gap="4px 12px">
        <Text size="sm" fw={fontWeights.medium}>
          {subject}
        </Text>
        {readAt === null && <Tag tone="accent">{texts.unread}</Tag>}
      </Group>
      <Text size="xs" c="dimmed">
        <Moment at={sentAt} />
      </Text>
      <Text size="sm" mt="sm" style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
      {readAt === null && (
        <Button
          mt="sm"
          size="xs"
          variant="default"
          className="screen-only"
          loading={loading}
          onClick={() => void markRead({ variables: { id } })}
        >
          {texts.markRead}
        </Button>
      )}
      <ErrorAlert mt="xs">{error && messageOf(error)}</ErrorAlert>
    </Paper>
  );
}
