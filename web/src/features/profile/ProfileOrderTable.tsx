import { Anchor, Box, Text } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { Moment } from '../../components/Moment.tsx';
import tableClasses from '../../components/data-table.module.css';
import { sayLicences, termWords } from '../../components/order-words.ts';
import { minorUnits, sayMoney } from '../../components/pricing.ts';
import type { ProfileOrder_OrderFragment } from '../../generated/graphql.ts';
import classes from './ProfileOrderTable.module.css';

type Order = ProfileOrder_OrderFragment;

interface Props {
  orders: Order[];
  onOpen: (order: Order) => void;
}

const fromTablets = '(min-width: 48em)';

/** The company's orders; a row opens its order. */
export function ProfileOrderTable({ orders, onOpen }: Props) {
  const columns: DataTableColumn<Order>[] = [
    {
      accessor: 'number',
      title: 'ORDER',
      noWrap: true,
      render: (order) => (
        <>
          <Anchor
            component="button"
            type="button"
            c="var(--mantine-color-text)"
            fw={540}
            size="sm"
            className={classes['number']}
            onClick={(event) => {
              event.stopPropagation();
              onOpen(order);
            }}
          >
            {order.number}
          </Anchor>
          <Box hiddenFrom="sm">
            <Text size="xs" c="dimmed">
              {order.plan.name}, {termWords[order.term].toLowerCase()}
            </Text>
            <Text size="xs" c="dimmed">
              <Moment at={order.createdAt} />
            </Text>
          </Box>
        </>
      ),
    },
    {
      accessor: 'createdAt',
      title: 'PLACED',
      visibleMediaQuery: fromTablets,
      render: ({ createdAt }) => <Moment at={createdAt} size="sm" />,
    },
    {
      accessor: 'plan.name',
      title: 'PLAN',
      visibleMediaQuery: fromTablets,
      render: ({ plan, term, employees, cameras }) => (
        <>
          <Text size="sm">
            {plan.name}, {termWords[term].toLowerCase()}
          </Text>
          <Text size="xs" c="dimmed">
            {sayLicences(employees, cameras)}
          </Text>
        </>
      ),
    },
    {
      accessor: 'total',
      title: 'TOTAL',
      textAlign: 'right',
      noWrap: true,
      render: ({ total, currency }) => sayMoney(minorUnits(total), currency),
    },
  ];
  return (
    <DataTable
      columns={columns}
      records={orders}
      idAccessor="id"
      minHeight={0}
      noRecordsText=""
      highlightOnHover
      highlightOnHoverColor="var(--vc-hover)"
      backgroundColor="transparent"
      borderColor="var(--vc-border)"
      rowBorderColor="var(--vc-border)"
      horizontalSpacing={12}
      verticalSpacing={8}
      fz="sm"
      classNames={{ header: `${tableClasses['head']} ${classes['head']}` }}
      rowClassName={tableClasses['row']}
      onRowClick={({ record }) => onOpen(record)}
    />
  );
}
