import { Drawer } from '@mantine/core';
import { OrderDetails, type RecordedOrder } from './OrderDetails.tsx';

interface Props {
  isOpen: boolean;
  /** Stays while the drawer closes. */
  order: RecordedOrder | null;
  onClose: () => void;
}

/** One order whole. */
export function OrderDrawer({ isOpen, order, onClose }: Props) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="lg"
      title={order ? `Order ${order.number}` : 'Order'}
    >
      {order && <OrderDetails order={order} />}
    </Drawer>
  );
}
