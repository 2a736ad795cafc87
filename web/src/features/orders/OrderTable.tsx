import { Anchor, Box, Text } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { Moment } from '../../components/Moment.tsx';
import tableClasses from '../../components/data-table.module.css';
import { sayLicences, termWords } from '../../components/order-words.ts';
import { minorUnits, sayMoney } from '../../components/pricing.ts';
import type { OrderRow_OrderFragment } from '../../generated/graphql.ts';
import classes from './OrderTable.module.css';

type Order = OrderRow_OrderFragment;

interface Props {
  orders: Order[];
  onOpen: (order: Order) => void;
}

const fromTablets = '(min-width: 48em)';
const fromSmallLaptops = '(min-width: 62em)';
const fromLaptops = '(min-width: 75em)';

const sayPlan = ({ plan, term }: Order): string => `${plan.name}, ${termWords[term].toLowerCase()}`;

/** The orders, newest first; a row opens its order. */
export function OrderTable({ orders, onOpen }: Props) {
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
              {order.company.name}
            </Text>
            <Text size="xs" c="dimmed">
              {sayPlan(order)}
            </Text>
            <Text size="xs" c="dimmed">
              <Moment at={order.createdAt} />
            </Text>
          </Box>
        </>
      ),
    },
    {
      accessor: 'company.name',
      title: 'COMPANY',
      visibleMediaQuery: fromTablets,
      ellipsis: true,
      width: 'clamp(120px, 100vw - 1120px, 240px)',
      render: ({ company }) => <span title={company.name}>{company.name}</span>,
    },
    {
      accessor: 'plan.name',
      title: 'PLAN',
      visibleMediaQuery: fromTablets,
      noWrap: true,
      render: (order) => (
        <>
          <Text size="sm">{sayPlan(order)}</Text>
          <Text size="xs" c="dimmed">
            {sayLicences(order.employees, order.cameras)}
          </Text>
        </>
      ),
    },
    {
      accessor: 'billing.name',
      title: 'BILLING CONTACT',
      visibleMediaQuery: fromLaptops,
      ellipsis: true,
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
    {
      accessor: 'createdAt',
      title: 'PLACED',
      visibleMediaQuery: fromSmallLaptops,
      render: ({ createdAt }) => <Moment at={createdAt} size="sm" />,
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
