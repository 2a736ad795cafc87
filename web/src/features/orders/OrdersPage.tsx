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

const pageSize = 5;

/** Every order of every company, newest first. */
export function OrdersPage() {
  const [{ page, search }, change] = usePageState();
  const query = useDeferredQuery(OrdersPageDocument, { search: search || null, page, pageSize });
  const [opened, setOpened] = useState<OrderRow_OrderFragment | null>(null);
  return (
    <>
      <PageTitle
        title="Orders"
        state={
          <Answered query={query}>
            {(data) =>
              formatListState(data?.orders.total, { one: 'order', other: 'orders' }, search !== '')
            }
          </Answered>
        }
      />
      <Group mb="md">
        <SearchBox
          label="Search orders"
          placeholder="Company, number, name or email"
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
        failure="The orders could not be loaded."
        columns={6}
        empty={
          search === '' ? (
            <EmptyState
              icon={IconReceipt}
              title="No order yet"
              sentence="What companies order stands here, the newest first."
            />
          ) : (
            <NothingFound
              title="No order found"
              sentence={`No company, number, billing name or email has ‘${search}’ in it.`}
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
