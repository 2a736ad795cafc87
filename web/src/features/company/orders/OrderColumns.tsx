import { Box, type MantineBreakpoint, Text } from '@mantine/core';
import { Moment } from '../current/Moment.tsx';
import type { Column } from '../../../ui/ListTable.tsx';
import { OpenButton } from '../../../ui/OpenButton.tsx';
import type { RecordedOrder } from './OrderDetails.tsx';
import { formatOrderedLicences, formatPlanAndTerm } from './order-words.ts';
import { formatAmount } from './pricing.ts';
import { texts } from './texts.tsx';

/** The order's number, which opens it. On phones, more details are shown below it. */
export const numberColumn = <Order extends RecordedOrder>(
  onOpen: (order: Order) => void,
): Column<Order> => ({
  key: 'number',
  title: texts.orderColumn,
  hasNoWrap: true,
  render: (order) => (
    <>
      <OpenButton className="proportional" onOpen={() => onOpen(order)}>
        {order.number}
      </OpenButton>
      <Box hiddenFrom="sm">
        {order.company && (
          <Text size="xs" c="dimmed">
            {order.company.name}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {formatPlanAndTerm(order)}
        </Text>
        <Text size="xs" c="dimmed">
          <Moment at={order.createdAt} />
        </Text>
      </Box>
    </>
  ),
});

export const planColumn: Column<RecordedOrder> = {
  key: 'plan',
  title: texts.planColumn,
  visibleFrom: 'sm',
  hasNoWrap: true,
  render: (order) => (
    <>
      <Text size="sm">{formatPlanAndTerm(order)}</Text>
      <Text size="xs" c="dimmed">
        {formatOrderedLicences(order.employees, order.cameras)}
      </Text>
    </>
  ),
};

export const placedColumn = (visibleFrom: MantineBreakpoint = 'sm'): Column<RecordedOrder> => ({
  key: 'createdAt',
  title: texts.placedColumn,
  visibleFrom,
  render: ({ createdAt }) => <Moment at={createdAt} size="sm" />,
});

export const totalColumn: Column<RecordedOrder> = {
  key: 'total',
  title: texts.totalColumn,
  align: 'right',
  hasNoWrap: true,
  render: ({ total }) => formatAmount(total),
};
