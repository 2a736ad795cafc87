import { type Column, ListTable } from '../../../ui/ListTable.tsx';
import { numberColumn, placedColumn, planColumn, totalColumn } from '../orders/OrderColumns.tsx';
import type { OrderDetails_OrderFragment } from '../../../generated/graphql.ts';

type Order = OrderDetails_OrderFragment;

interface Props {
  orders: Order[];
  onOpen: (order: Order) => void;
}

/** The company's orders; a row opens its order. */
export function ProfileOrderTable({ orders, onOpen }: Props) {
  const columns: Column<Order>[] = [numberColumn(onOpen), placedColumn(), planColumn, totalColumn];
  return <ListTable columns={columns} rows={orders} onOpen={onOpen} />;
}
