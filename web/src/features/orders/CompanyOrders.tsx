import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { OrderDrawer } from '../../domain/orders/OrderDrawer.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { usePageState } from '../../components/page-state.ts';
import { useOrdersPageQuery, type OrderRow_OrderFragment } from '../../generated/graphql.ts';
import { OrderTable } from './OrderTable.tsx';

const pageSize = 5;

/** The orders of one company. */
export function CompanyOrders({ companyId }: { companyId: string }) {
  const [{ page }, change] = usePageState();
  const answer = useOrdersPageQuery({
    variables: { company: { id: companyId }, search: null, page, pageSize },
  });
  const orders = (answer.data ?? answer.previousData)?.orders;
  const [opened, setOpened] = useState<OrderRow_OrderFragment | null>(null);
  return (
    <>
      <PagedList
        total={orders?.total}
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        answer={answer}
        failure="The orders could not be loaded."
        columns={5}
        empty={
          <EmptyState
            icon={IconReceipt}
            title="No order yet"
            sentence="Orders of this company appear here, newest first."
          />
        }
      >
        <OrderTable orders={orders?.items ?? []} onOpen={setOpened} />
      </PagedList>
      <OrderDrawer order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
