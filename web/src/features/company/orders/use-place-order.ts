import type { ErrorLike } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { fieldErrorsOf } from '../../../apollo/errors.ts';
import {
  isSameOrder,
  storeOrder,
  storePlacedOrder,
  type BillingContact,
  type OrderDraft,
} from './pending-order.ts';
import { notifySuccess } from '../../../ui/notify.tsx';
import { usePageParams } from '../../../ui/page-params.ts';
import { selectPlan } from './selected-plan.ts';
import { termSearch } from './term-state.ts';
import {
  fetchArrivedOrder,
  usePlaceOrderMutation,
  type PlacedOrder_OrderFragment,
} from '../../../generated/graphql.ts';
import { trimmedBilling } from './billing-rules.ts';
import { texts } from './page-texts.ts';

interface Wanted {
  companyId: string;
  ordered: Omit<OrderDraft, 'billing'>;
  /** Called if the gateway refused the total, to load the prices again. */
  onPriceRefused: () => void;
}

const toDraft = (order: PlacedOrder_OrderFragment): OrderDraft => ({
  planId: order.plan.id,
  region: order.region,
  term: order.term,
  employees: order.employees,
  cameras: order.cameras,
  total: { amount: order.total.amount, currency: order.total.currency },
  billing: trimmedBilling({
    ...order.billing,
    postalCode: order.billing.postalCode ?? '',
    country: order.billing.country.code,
  }),
});

/** Places an order exactly once, however often it is sent: its id is saved before the first request. */
export const usePlaceOrder = ({ companyId, ordered, onPriceRefused }: Wanted) => {
  const [, setParams] = usePageParams();
  const [place] = usePlaceOrderMutation();
  const client = useApolloClient();

  const keep = (order: PlacedOrder_OrderFragment): void =>
    storePlacedOrder(order.id, { ...toDraft(order), number: order.number });

  /** Handles an earlier attempt that arrived although its answer was lost, if the order has been changed since. Returns whether there was one. */
  const showArrived = async (id: string): Promise<boolean> => {
    const { orders } = await fetchArrivedOrder(client, {});
    const order = orders.items.find((each) => each.id === id);
    if (!order) return false;
    const arrived = toDraft(order);
    keep(order);
    notifySuccess(texts.placedBefore);
    if (isSameOrder(arrived, ordered)) return true;
    selectPlan(arrived.planId);
    setParams(termSearch(arrived), { replace: true });
    return true;
  };

  const placeOrder = async (billing: BillingContact): Promise<void> => {
    const draft = { ...ordered, billing };
    const { id } = storeOrder(draft, companyId);
    const { data } = await place({ variables: { input: { id, ...draft } } });
    if (data) keep(data.placeOrder);
  };

  /** Handles the error of an earlier attempt that has arrived. Returns whether it was one. */
  const handleRefusal = async (error: ErrorLike, billing: BillingContact): Promise<boolean> => {
    const fields = fieldErrorsOf(error);
    if (fields['total'] !== undefined) onPriceRefused();
    if (fields['id'] === undefined) return false;
    const { id } = storeOrder({ ...ordered, billing }, companyId);
    // Shows the conflict if the earlier order cannot be loaded.
    return showArrived(id).catch(() => false);
  };
  return { placeOrder, handleRefusal };
};
