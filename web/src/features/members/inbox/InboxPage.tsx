import { Button, Group, Stack, Text } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../apollo/errors.ts';
import { getShownData } from '../../../apollo/query-result.ts';
import { useInboxPageQuery, useMarkInboxMutation } from '../../../generated/graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { KeysPopover } from '../../../ui/KeysPopover.tsx';
import { formatListState } from '../../../ui/list-state.ts';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { choice, defineSearch, pageNumber, useSearch } from '../../../ui/search-params.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { findAct, type InboxItem } from './inbox-words.ts';
import { InboxList } from './InboxList.tsx';
import { InboxMailSelect } from './InboxMailSelect.tsx';
import { texts } from './texts.ts';
import { useInboxChange } from './use-inbox-summary.ts';

const pageSize = 50;
const shownChoices = ['unread'] as const;
const search = defineSearch({ page: pageNumber(), show: choice('show', shownChoices, null) });

/** What happened that concerns the viewer, the latest first. */
export function InboxPage() {
  const { name: companyName } = useCompany();
  const navigate = useNavigate();
  const [{ page, show }, change] = useSearch(search);
  const query = useInboxPageQuery({ variables: { page, pageSize, isUnreadOnly: show !== null } });
  useInboxChange(() => void query.refetch().catch(() => undefined));
  const inbox = getShownData(query)?.inbox;
  const [mark, { loading }] = useMarkInboxMutation({
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const markItems = (items: readonly InboxItem[], isRead: boolean): void =>
    void mark({
      variables: { input: { items: items.map(({ id, at }) => ({ id, until: at })), isRead } },
    });
  const markItem = (item: InboxItem, isRead: boolean): void => markItems([item], isRead);
  const open = (item: InboxItem): void => {
    const act = findAct(item, companyName);
    if (!act) return;
    if (item.unread > 0) markItem(item, true);
    void navigate(act.to, { state: act.state });
  };
  const unread = (inbox?.items ?? []).filter((item) => item.unread > 0);
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={formatListState(inbox?.total, texts.count, show !== null)}
        action={
          <Group gap="xs">
            <Button
              variant="default"
              disabled={unread.length === 0}
              loading={loading}
              onClick={() => markItems(unread, true)}
            >
              {inbox && inbox.total > pageSize ? texts.markPageRead : texts.markAllRead}
            </Button>
            <KeysPopover
              label={texts.keysLabel}
              title={texts.keysTitle}
              keys={[
                { keys: ['J', 'K'], does: texts.keys.move },
                { keys: ['Enter'], does: texts.keys.open },
                { keys: ['U'], does: texts.keys.mark },
              ]}
            />
          </Group>
        }
      />
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {texts.meaning}
        </Text>
        <Group gap="md">
          <FilterSelect
            label={texts.show}
            allLabel={texts.everything}
            choices={shownChoices}
            labels={texts.shown}
            value={show}
            onChange={(next) => change({ show: next, page: 1 })}
          />
          <InboxMailSelect />
        </Group>
        <PagedList
          query={query}
          select={(data) => data.inbox}
          failure={texts.failed}
          page={page}
          pageSize={pageSize}
          onPage={(next) => change({ page: next })}
          columns={3}
          empty={
            show === null ? (
              <EmptyState icon={IconInbox} title={texts.nothing} sentence={texts.nothingWhy} />
            ) : (
              <NothingFound
                title={texts.allRead}
                sentence={texts.nothingWhy}
                action={texts.showAll}
                onClear={() => change({ show: null })}
              />
            )
          }
        >
          {(items) => <InboxList items={items} onOpen={open} onMark={markItem} />}
        </PagedList>
      </Stack>
    </>
  );
}
