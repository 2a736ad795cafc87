import { Group } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { NothingFound } from '../../../components/NothingFound.tsx';
import { PagedList } from '../../../components/PagedList.tsx';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { sayListed } from '../../../components/counted.ts';
import { usePageState } from '../../../components/page-state.ts';
import {
  useGuideRequestsPageQuery,
  type GuideRequestRow_RequestFragment,
} from '../../../generated/graphql.ts';
import { GuideRequestDrawer } from './GuideRequestDrawer.tsx';
import { GuideRequestTable } from './GuideRequestTable.tsx';

const pageSize = 5;

/** Everybody who asked for the guide, newest first. */
export function GuideRequestsPage() {
  const [{ page, search }, change] = usePageState();
  const answer = useGuideRequestsPageQuery({
    variables: { search: search || null, page, pageSize },
  });
  // While another page is on its way the one before stays, dimmed.
  const data = answer.data ?? answer.previousData;
  const total = data?.guideRequests.total;
  const [opened, setOpened] = useState<GuideRequestRow_RequestFragment | null>(null);
  return (
    <>
      <PageTitle
        title="Guide Requests"
        state={sayListed(total, ['request', 'requests'], search !== '')}
      />
      <Group mb="md">
        <SearchBox
          label="Search guide requests"
          placeholder="Name, email or phone"
          value={search}
          onSearch={(text) => change({ search: text })}
        />
      </Group>
      <PagedList
        total={total}
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        answer={answer}
        failure="The guide requests could not be loaded."
        columns={5}
        empty={
          search === '' ? (
            <EmptyState
              icon={IconBook2}
              title="No request yet"
              sentence="Whoever asks for the free guide stands here, the newest first."
            />
          ) : (
            <NothingFound
              title="No request found"
              sentence={`No name, email or phone has ‘${search}’ in it.`}
              onClear={() => change({ search: '' })}
            />
          )
        }
      >
        <GuideRequestTable requests={data?.guideRequests.items ?? []} onOpen={setOpened} />
      </PagedList>
      <GuideRequestDrawer request={opened} onClose={() => setOpened(null)} />
    </>
  );
}
