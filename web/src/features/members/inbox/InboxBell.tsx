import { ActionIcon, Indicator } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLiveInbox } from '../../../apollo/live.ts';
import { getShownData } from '../../../apollo/query-result.ts';
import { useInboxBellQuery } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { icons } from '../../../ui/tokens.ts';
import { texts } from './texts.ts';

/** Link to the inbox, with the number of unread items, which changes as they come. */
export function InboxBell({ companyName }: { companyName: string }) {
  const query = useInboxBellQuery();
  // If the refetch fails, the old number stays.
  useLiveInbox(() => void query.refetch().catch(() => undefined));
  const unread = getShownData(query)?.inboxSummary.unread ?? 0;
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
