import { Box, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { Moment } from '../dates/Moment.tsx';
import { OpenButton } from '../../components/OpenButton.tsx';
import classes from './OrderColumns.module.css';
import type { RecordedOrder } from './OrderDetails.tsx';
import { sayLicences, sayPlan } from './order-words.ts';
import { formatAmount } from './pricing.ts';

const fromTablets = '(min-width: 48em)';

/** The order's number, which opens it; on a phone what else tells it from others stands below. */
export const numberColumn = <Order extends RecordedOrder>(
  onOpen: (order: Order) => void,
): DataTableColumn<Order> => ({
  accessor: 'number',
  title: 'ORDER',
  noWrap: true,
  render: (order) => (
    <>
      <OpenButton className={classes['number']} onOpen={() => onOpen(order)}>
        {order.number}
      </OpenButton>
      <Box hiddenFrom="sm">
        {order.company && (
          <Text size="xs" c="dimmed">
            {order.company.name}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {sayPlan(order)}
        </Text>
        <Text size="xs" c="dimmed">
          <Moment at={order.createdAt} />
        </Text>
      </Box>
    </>
  ),
});

export const planColumn: DataTableColumn<RecordedOrder> = {
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
};

/** `from`: the media query that a screen with room for it meets. */
export const placedColumn = (from = fromTablets): DataTableColumn<RecordedOrder> => ({
  accessor: 'createdAt',
  title: 'PLACED',
  visibleMediaQuery: from,
  render: ({ createdAt }) => <Moment at={createdAt} size="sm" />,
});

export const totalColumn: DataTableColumn<RecordedOrder> = {
  accessor: 'total',
  title: 'TOTAL',
  textAlign: 'right',
  noWrap: true,
  render: ({ total }) => formatAmount(total),
};
