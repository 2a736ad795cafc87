import { getShownData } from '../../../apollo/query-result.ts';
import { Group } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { formatListState } from '../../../ui/list-state.ts';
import { usePageState } from '../../../ui/page-state.ts';
import { useOrdersPageQuery, type OrderRow_OrderFragment } from '../../../generated/graphql.ts';
import { OrderTable } from './OrderTable.tsx';
import { texts } from './page-texts.ts';

const pageSize = 5;

/** Every order of every company, newest first. */
export function OrdersPage() {
  const [{ page, search }, change] = usePageState();
  const query = useOrdersPageQuery({ variables: { search: search || null, page, pageSize } });
  const data = getShownData(query);
  const [opened, setOpened] = useState<OrderRow_OrderFragment | null>(null);
  return (
    <>
      <PageTitle
        title={texts.ordersTitle}
        state={formatListState(data?.orders.total, texts.orders, search !== '')}
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
        select={(data) => data.orders}
        failure={texts.listFailed}
        columns={6}
        empty={
          search === '' ? (
            <EmptyState
              icon={IconReceipt}
              title={texts.nothingYet}
              sentence={texts.nothingYetForAll}
            />
          ) : (
            <NothingFound
              title={texts.nothingFound}
              sentence={texts.nothingFoundWhy(search)}
              onClear={() => change({ search: '' })}
            />
          )
        }
      >
        {(orders) => <OrderTable orders={orders} onOpen={setOpened} />}
      </PagedList>
      <OrderDrawer order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
