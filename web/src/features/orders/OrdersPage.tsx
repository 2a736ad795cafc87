import { Group } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { OrderDrawer } from '../../domain/orders/OrderDrawer.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { sayListed } from '../../components/counted.ts';
import { usePageState } from '../../components/page-state.ts';
import { useOrdersPageQuery, type OrderRow_OrderFragment } from '../../generated/graphql.ts';
import { OrderTable } from './OrderTable.tsx';

const pageSize = 5;

/** Every order of every company, newest first. */
export function OrdersPage() {
  const [{ page, search }, change] = usePageState();
  const answer = useOrdersPageQuery({ variables: { search: search || null, page, pageSize } });
  // While another page is on its way the one before stays, dimmed.
  const data = answer.data ?? answer.previousData;
  const total = data?.orders.total;
  const [opened, setOpened] = useState<OrderRow_OrderFragment | null>(null);
  return (
    <>
      <PageTitle title="Orders" state={sayListed(total, ['order', 'orders'], search !== '')} />
      <Group mb="md">
        <SearchBox
          label="Search orders"
          placeholder="Company, number, name or email"
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
        <OrderTable orders={data?.orders.items ?? []} onOpen={setOpened} />
      </PagedList>
      <OrderDrawer order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
