import { Group } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { Answered } from '../../components/Answered.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { OrderDrawer } from '../../domain/orders/OrderDrawer.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { formatListState } from '../../components/list-state.ts';
import { usePageState } from '../../components/page-state.ts';
import { OrdersPageDocument, type OrderRow_OrderFragment } from '../../generated/graphql.ts';
import { OrderTable } from './OrderTable.tsx';
import { texts } from './texts.ts';

const pageSize = 5;

/** Every order of every company, newest first. */
export function OrdersPage() {
  const [{ page, search }, change] = usePageState();
  const query = useDeferredQuery(OrdersPageDocument, { search: search || null, page, pageSize });
  const [opened, setOpened] = useState<OrderRow_OrderFragment | null>(null);
  return (
    <>
      <PageTitle
        title={texts.ordersTitle}
        state={
          <Answered query={query}>
            {(data) => formatListState(data?.orders.total, texts.orders, search !== '')}
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
      </PagedQuery>
      <OrderDrawer order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
