import { Anchor, Drawer, Group, Stack, Text } from '@mantine/core';
import { useLastValue } from '../../components/use-last-value.ts';
import { Moment } from '../../domain/dates/Moment.tsx';
import type { MailRow_MailFragment } from '../../generated/graphql.ts';
import classes from './MailTable.module.css';
import { explainKept } from './mail-words.ts';
import { MailStatusBadge } from './MailStatusBadge.tsx';
import { RetryMail } from './RetryMail.tsx';
import { texts } from './texts.tsx';

interface Props {
  /** Null: the drawer is closed. */
  mail: MailRow_MailFragment | null;
  onClose: () => void;
}

/** One mail whole. Its text is shown only where no mail server is configured. */
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
      {mail && (
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
              className={classes.text}
            >
              {withLinks(mail.text)}
            </Text>
          )}
          <div>
            <RetryMail mail={mail} />
          </div>
        </Stack>
      )}
    </Drawer>
  );
}

const address = /(https?:\/\/[^\s<>"]+)/u;

/** The text with its addresses to press. */
const withLinks = (text: string) =>
  text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      // The text never changes, and neither do the places of its parts.
      // oxlint-disable-next-line react/no-array-index-key
      <Anchor key={index} href={part} inherit underline="always">
        {part}
      </Anchor>
    ) : (
      part
    ),
  );
