import { ActionIcon, Indicator } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { icons } from '../../../ui/tokens.ts';
import { texts } from './texts.ts';
import { useInboxSummary } from './use-inbox-summary.ts';

/** Link to the inbox, with the number of unread items, which changes as they come. */
export function InboxBell({ companyName }: { companyName: string }) {
  const unread = useInboxSummary()?.unread ?? 0;
  return (
    <Indicator
      label={unread > 99 ? '99+' : unread}
      size={16}
      offset={6}
      color="red"
      disabled={unread === 0}
      zIndex={1}
    >
      <ActionIcon
        component={Link}
        to={paths.inbox(companyName)}
        variant="subtle"
        color="gray"
        c="dimmed"
        size="lg"
        aria-label={texts.bell(unread)}
      >
        <IconBell {...icons.lg} />
      </ActionIcon>
    </Indicator>
  );
}
