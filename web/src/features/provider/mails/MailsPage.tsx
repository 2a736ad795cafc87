import { Group, NativeSelect, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { getShownData } from '../../../apollo/query-result.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { formatListState } from '../../../ui/list-state.ts';
import { usePageState } from '../../../ui/page-state.ts';
import { useMailsPageQuery } from '../../../generated/graphql.ts';
import { MailDrawer, type OpenedMail } from './MailDrawer.tsx';
import { MailTable } from './MailTable.tsx';
import { mailStatuses, statusLooks } from './mail-words.ts';
import { texts } from './texts.tsx';

const pageSize = 10;
const pollIntervalMs = 3_000;

/** All emails that the product sends, with their status. */
export function MailsPage() {
  const [{ page, search, filter }, change] = usePageState('status');
  const status = mailStatuses.find((each) => each.toLowerCase() === filter) ?? null;
  const query = useMailsPageQuery({
    variables: { search: search || null, status, page, pageSize },
  });
  const data = getShownData(query);
  const total = data?.mails.total;
  const [opened, setOpened] = useState<OpenedMail | null>(null);
  const isWaiting = data?.mails.items.some((mail) => mail.status === 'QUEUED') ?? false;
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (!isWaiting) return undefined;
    startPolling(pollIntervalMs);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  const isNarrowed = search !== '' || status !== null;
  return (
    <>
      <PageTitle title={texts.pageTitle} state={formatListState(total, texts.mails, isNarrowed)} />
      <Group mb="md" gap="sm">
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
        <NativeSelect
          aria-label={texts.statusLabel}
          data={[
            { value: '', label: texts.everyStatus },
            ...mailStatuses.map((each) => ({
              value: each.toLowerCase(),
              label: statusLooks[each].label,
            })),
          ]}
          value={status?.toLowerCase() ?? ''}
          onChange={(event) => change({ filter: event.currentTarget.value })}
        />
      </Group>
      {data?.mails.items.some(({ status: each }) => each === 'KEPT') && (
        <Text size="sm" c="dimmed" mb="md">
          {texts.keptNote}
        </Text>
      )}
      <PagedList
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={({ mails }) => mails}
        failure={texts.listFailed}
        columns={6}
        empty={
          isNarrowed ? (
            <NothingFound
              title={texts.nothingFound}
              sentence={texts.nothingFoundWhy}
              action={texts.showAll}
              onClear={() => change({ search: '', filter: '' })}
            />
          ) : (
            <EmptyState
              icon={IconMail}
              title={texts.nothingYet}
              sentence={texts.nothingYetForAll}
            />
          )
        }
      >
        {(mails) => <MailTable mails={mails} onOpen={setOpened} />}
      </PagedList>
      <MailDrawer mail={opened} onClose={() => setOpened(null)} />
    </>
  );
}
