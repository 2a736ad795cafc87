import { Anchor, Drawer, Group, Stack, Text } from '@mantine/core';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { Moment } from '../../company/current/Moment.tsx';
import {
  MailDrawer_MailFragmentDoc,
  type MailDrawer_MailFragment,
} from '../../../generated/graphql.ts';
import { explainKept } from './mail-words.ts';
import { MailStatusBadge } from './MailStatusBadge.tsx';
import { RetryMail } from './RetryMail.tsx';
import { texts } from './texts.tsx';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

/** The email that the drawer opens. */
export type OpenedMail = FragmentType<MailDrawer_MailFragment> & { subject: string };

interface Props {
  /** Null if the drawer is closed. */
  mail: OpenedMail | null;
  onClose: () => void;
}

/** Details of an email. The gateway sends its text only if no mail server is configured. */
export function MailDrawer({ mail: opened, onClose }: Props) {
  const mail = useLastValue(opened);
  return (
    <Drawer
      opened={opened !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={mail?.subject ?? texts.drawerTitle}
    >
      {mail && <MailDetails mail={mail} />}
    </Drawer>
  );
}

function MailDetails({ mail: from }: { mail: FragmentType<MailDrawer_MailFragment> }) {
  const { data: mail } = useSuspenseFragment({
    fragment: MailDrawer_MailFragmentDoc,
    fragmentName: 'MailDrawer_mail',
    from,
  });
  return (
    <Stack gap="md">
      <Group gap="sm">
        <MailStatusBadge status={mail.status} />
        <Text size="sm" c="dimmed">
          {texts.recipient(mail.to, mail.company?.name)}
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {texts.created(<Moment isInSentence at={mail.createdAt} />)}
        {mail.sentAt !== null && texts.sent(<Moment isInSentence at={mail.sentAt} />)}
        {mail.attempts > 0 && texts.attempts(mail.attempts)}
      </Text>
      {mail.lastError !== null && (
        <Text size="sm" c="var(--vc-positive)">
          {mail.lastError}
        </Text>
      )}
      {mail.status === 'KEPT' && <Text size="sm">{explainKept(mail.text !== null)}</Text>}
      {mail.text === null ? (
        <Text size="sm" c="dimmed">
          {texts.textIsPrivate}
        </Text>
      ) : (
        <Text
          component="div"
          size="sm"
          lh={1.55}
          p="md"
          bdrs="md"
          bg="var(--vc-panel)"
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {withLinks(mail.text)}
        </Text>
      )}
      <div>
        <RetryMail mail={mail} />
      </div>
    </Stack>
  );
}

const address = /(https?:\/\/[^\s<>"]+)/u;

/** Turns URLs in a text into links. */
const withLinks = (text: string) =>
  text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      // The text never changes, so its parts keep their positions.
      // oxlint-disable-next-line react/no-array-index-key
      <Anchor key={index} href={part} inherit underline="always">
        {part}
      </Anchor>
    ) : (
      part
    ),
  );
