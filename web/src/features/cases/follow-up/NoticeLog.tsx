import { Stack, Text } from '@mantine/core';
import { Tag } from '../../../ui/Tag.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import type { NoticeLog_NoticeFragment as Notice } from '../../../generated/graphql.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { texts } from './texts.tsx';

/** The notices to a person, the latest first, with their texts and when they arrived. */
export function NoticeLog({ notices }: { notices: readonly Notice[] }) {
  return (
    <Stack component="ul" gap="md">
      {notices.map(({ id, kind, state, subject, text, sentAt, deliveredAt, readAt }) => (
        <li key={id}>
          <Text size="sm">{texts.noticeKinds[kind]}</Text>
          <Text size="xs" c="dimmed" component="div">
            {texts.noticeSent(<Moment isInSentence at={sentAt} />)}
            {deliveredAt && (
              <>, {texts.noticeDelivered(<Moment isInSentence at={deliveredAt} />)}</>
            )}
            {readAt && <>, {texts.noticeRead(<Moment isInSentence at={readAt} />)}</>}
          </Text>
          {state === 'FAILED' && <Tag tone="warning">{texts.signs.MAIL_FAILED}</Tag>}
          {state === 'QUEUED' && (
            <Text size="xs" c="dimmed">
              {texts.noticeStates[kind].QUEUED}
            </Text>
          )}
          <Text size="sm" fw={fontWeights.medium} mt={4}>
            {subject}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {text}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
