import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { OrderDrawer } from '../../domain/orders/OrderDrawer.tsx';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { usePageState } from '../../components/page-state.ts';
import { OrdersPageDocument, type OrderRow_OrderFragment } from '../../generated/graphql.ts';
import { OrderTable } from './OrderTable.tsx';
import { texts } from './texts.ts';

const pageSize = 5;

/** The orders of one company. */
export function CompanyOrders({ companyId }: { companyId: string }) {
  const [{ page }, change] = usePageState();
  const query = useDeferredQuery(OrdersPageDocument, {
    company: { id: companyId },
    search: null,
    page,
    pageSize,
  });
  const [opened, setOpened] = useState<OrderRow_OrderFragment | null>(null);
  return (
    <>
      <PagedQuery
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={(data) => data.orders}
        failure={texts.listFailed}
        columns={5}
        empty={
          <EmptyState
            icon={IconReceipt}
            title={texts.nothingYet}
            sentence={texts.nothingYetForCompany}
          />
        }
      >
        {(orders) => <OrderTable orders={orders} onOpen={setOpened} />}
      </PagedQuery>
      <OrderDrawer order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
