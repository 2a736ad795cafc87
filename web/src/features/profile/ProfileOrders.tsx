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
import { ProfileOrdersDocument, type ProfileOrder_OrderFragment } from '../../generated/graphql.ts';
import { ProfileOrderTable } from './ProfileOrderTable.tsx';

const pageSize = 5;

/** The company's orders, newest first. */
export function ProfileOrders() {
  const [{ page }, change] = usePageState();
  const query = useDeferredQuery(ProfileOrdersDocument, { page, pageSize });
  const [opened, setOpened] = useState<ProfileOrder_OrderFragment | null>(null);
  return (
    <>
      <PagedQuery
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={(data) => data.orders}
        failure="The orders could not be loaded."
        columns={4}
        empty={
          <EmptyState
            icon={IconReceipt}
            title="No order yet"
            sentence="What you order stands here, with its amounts and who is billed."
            order={3}
            action={
              <Button component={Link} to={paths.plans} variant="default">
                See the plans
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
