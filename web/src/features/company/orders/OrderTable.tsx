import { Text } from '@mantine/core';
import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { numberColumn, placedColumn, planColumn, totalColumn } from './OrderColumns.tsx';
import type { OrderRow_OrderFragment } from '../../../generated/graphql.ts';
import { texts } from './page-texts.ts';

type Order = OrderRow_OrderFragment;

interface Props {
  orders: Order[];
  onOpen: (order: Order) => void;
}

/** The orders, newest first; a row opens its order. */
export function OrderTable({ orders, onOpen }: Props) {
  const columns: Column<Order>[] = [
    numberColumn(onOpen),
    {
      key: 'company',
      title: texts.companyColumn,
      visibleFrom: 'sm',
      isTruncated: true,
      width: 'clamp(120px, 100vw - 1120px, 240px)',
      render: ({ company }) => <span title={company.name}>{company.name}</span>,
    },
    planColumn,
    {
      key: 'billing',
      title: texts.billingContactColumn,
      visibleFrom: 'lg',
      isTruncated: true,
      width: 'clamp(150px, 100vw - 1074px, 260px)',
      render: ({ billing }) => (
        <>
          <Text size="sm" truncate title={billing.name}>
            {billing.name}
          </Text>
          <Text size="xs" c="dimmed" truncate title={billing.email}>
            {billing.email}
          </Text>
        </>
      ),
    },
    placedColumn('md'),
    totalColumn,
  ];
  return <ListTable columns={columns} rows={orders} onOpen={onOpen} />;
}
