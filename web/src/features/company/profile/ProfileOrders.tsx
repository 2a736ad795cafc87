import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OrderDrawer } from '../orders/OrderDrawer.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { usePageState } from '../../../ui/page-state.ts';
import {
  useProfileOrdersQuery,
  type OrderDetails_OrderFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { numberColumn, placedColumn, planColumn, totalColumn } from '../orders/OrderColumns.tsx';

const pageSize = 5;

/** The company's orders, newest first. */
export function ProfileOrders() {
  const [{ page }, change] = usePageState();
  const query = useProfileOrdersQuery({ variables: { page, pageSize } });
  const [opened, setOpened] = useState<OrderDetails_OrderFragment | null>(null);
  return (
    <>
      <PagedList
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={(data) => data.orders}
        failure={texts.ordersFailed}
        columns={4}
        empty={
          <EmptyState
            icon={IconReceipt}
            title={texts.noOrder}
            sentence={texts.noOrderMeaning}
            order={3}
            action={
              <Button component={Link} to={paths.plans} variant="default">
                {texts.seePlans}
              </Button>
            }
          />
        }
      >
        {(orders) => <ProfileOrderTable orders={orders} onOpen={setOpened} />}
      </PagedList>
      <OrderDrawer order={opened} onClose={() => setOpened(null)} />
    </>
  );
}

type Order = OrderDetails_OrderFragment;

interface Props {
  orders: Order[];
  onOpen: (order: Order) => void;
}

/** The company's orders; a row opens its order. */
function ProfileOrderTable({ orders, onOpen }: Props) {
  const columns: Column<Order>[] = [numberColumn(onOpen), placedColumn(), planColumn, totalColumn];
  return <ListTable columns={columns} rows={orders} onOpen={onOpen} />;
}
