import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { OrderDrawer } from '../../domain/orders/OrderDrawer.tsx';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { usePageState } from '../../components/page-state.ts';
import { ProfileOrdersDocument, type OrderDetails_OrderFragment } from '../../generated/graphql.ts';
import { ProfileOrderTable } from './ProfileOrderTable.tsx';
import { texts } from './texts.tsx';

const pageSize = 5;

/** The company's orders, newest first. */
export function ProfileOrders() {
  const [{ page }, change] = usePageState();
  const query = useDeferredQuery(ProfileOrdersDocument, { page, pageSize });
  const [opened, setOpened] = useState<OrderDetails_OrderFragment | null>(null);
  return (
    <>
      <PagedQuery
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
      </PagedQuery>
      <OrderDrawer order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
