import { getShownData } from '../../../apollo/query-result.ts';
import { Group } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { formatListState } from '../../../ui/list-state.ts';
import { usePageState } from '../../../ui/page-state.ts';
import {
  useGuideRequestsPageQuery,
  type GuideRequestRow_RequestFragment,
} from '../../../generated/graphql.ts';
import { GuideRequestDrawer } from './GuideRequestDrawer.tsx';
import { GuideRequestTable } from './GuideRequestTable.tsx';
import { texts } from '../../site/guide/texts.ts';

const pageSize = 5;

/** Everybody who requested the guide, newest first. */
export function GuideRequestsPage() {
  const [{ page, search }, change] = usePageState();
  const query = useGuideRequestsPageQuery({
    variables: {
      search: search || null,
      page,
      pageSize,
    },
  });
  const data = getShownData(query);
  const [opened, setOpened] = useState<GuideRequestRow_RequestFragment | null>(null);
  return (
    <>
      <PageTitle
        title={texts.requestsTitle}
        state={formatListState(data?.guideRequests.total, texts.requests, search !== '')}
      />
      <Group mb="md">
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
      </Group>
      <PagedList
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
      </PagedList>
      <GuideRequestDrawer request={opened} onClose={() => setOpened(null)} />
    </>
  );
}
