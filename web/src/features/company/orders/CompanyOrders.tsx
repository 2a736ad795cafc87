import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { usePageState } from '../../../ui/page-state.ts';
import { useOrdersPageQuery, type OrderRow_OrderFragment } from '../../../generated/graphql.ts';
import { OrderTable } from './OrderTable.tsx';
import { texts } from './page-texts.ts';

const pageSize = 5;

/** The orders of one company. */
export function CompanyOrders({ companyId }: { companyId: string }) {
  const [{ page }, change] = usePageState();
  const query = useOrdersPageQuery({
    variables: {
      company: { id: companyId },
      search: null,
      page,
      pageSize,
    },
  });
  const [opened, setOpened] = useState<OrderRow_OrderFragment | null>(null);
  return (
    <>
      <PagedList
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
      </PagedList>
      <OrderDrawer order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
