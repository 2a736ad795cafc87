import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveInbox } from '../../../apollo/live.ts';
import { getShownData } from '../../../apollo/query-result.ts';
import { useInboxBellQuery, type InboxBellQuery } from '../../../generated/graphql.ts';

/** How much of the inbox is unread, which changes as items come and are read anywhere; undefined while loading. */
export const useInboxSummary = (): InboxBellQuery['inboxSummary'] | undefined => {
  const query = useInboxBellQuery();
  // If the refetch fails, the old number stays.
  useLiveInbox(() => void query.refetch().catch(() => undefined));
  return getShownData(query)?.inboxSummary;
};

/**
 * Calls a function when items have come or were read. Reading the list of items is logged as an access to their people, so it is not loaded
 * again for what changes other inboxes.
 */
export const useInboxChange = (onChange: () => void): void => {
  const summary = useInboxSummary();
  const change = useEffectEvent(onChange);
  const state = summary && `${summary.unread} ${summary.latestAt}`;
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== state) change();
    shown.current = state;
  }, [state]);
};
