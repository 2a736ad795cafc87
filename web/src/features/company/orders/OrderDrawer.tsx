import { Drawer } from '@mantine/core';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { OrderDetails, type RecordedOrder } from './OrderDetails.tsx';
import { texts } from './texts.tsx';

interface Props {
  /** Null while the drawer is closed. */
  order: RecordedOrder | null;
  onClose: () => void;
}

/** Shows all details of an order. */
export function OrderDrawer({ order: opened, onClose }: Props) {
  const order = useLastValue(opened);
  return (
    <Drawer
      opened={opened !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={order ? texts.orderNumber(order.number) : texts.order}
    >
      {order && <OrderDetails order={order} />}
    </Drawer>
  );
}
