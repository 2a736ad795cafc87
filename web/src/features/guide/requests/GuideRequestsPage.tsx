import { Group } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Answered } from '../../../components/Answered.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { NothingFound } from '../../../components/NothingFound.tsx';
import { useDeferredQuery } from '../../../apollo/deferred-query.ts';
import { PagedQuery } from '../../../components/PagedQuery.tsx';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { formatListState } from '../../../components/list-state.ts';
import { usePageState } from '../../../components/page-state.ts';
import {
  GuideRequestsPageDocument,
  type GuideRequestRow_RequestFragment,
} from '../../../generated/graphql.ts';
import { GuideRequestDrawer } from './GuideRequestDrawer.tsx';
import { GuideRequestTable } from './GuideRequestTable.tsx';
import { texts } from '../texts.ts';

const pageSize = 5;

/** Everybody who requested the guide, newest first. */
export function GuideRequestsPage() {
  const [{ page, search }, change] = usePageState();
  const query = useDeferredQuery(GuideRequestsPageDocument, {
    search: search || null,
    page,
    pageSize,
  });
  const [opened, setOpened] = useState<GuideRequestRow_RequestFragment | null>(null);
  return (
    <>
      <PageTitle
        title={texts.requestsTitle}
        state={
          <Answered query={query}>
            {(data) => formatListState(data?.guideRequests.total, texts.requests, search !== '')}
          </Answered>
        }
      />
      <Group mb="md">
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
      </Group>
      <PagedQuery
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={(data) => data.guideRequests}
        failure={texts.listFailed}
        columns={5}
        empty={
          search === '' ? (
            <EmptyState icon={IconBook2} title={texts.nothingYet} sentence={texts.nothingYetWhy} />
          ) : (
            <NothingFound
              title={texts.nothingFound}
              sentence={texts.nothingFoundWhy(search)}
              onClear={() => change({ search: '' })}
            />
          )
        }
      >
        {(requests) => <GuideRequestTable requests={requests} onOpen={setOpened} />}
      </PagedQuery>
      <GuideRequestDrawer request={opened} onClose={() => setOpened(null)} />
    </>
  );
}
