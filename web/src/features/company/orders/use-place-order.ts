import { useApolloClient } from '@apollo/client/react';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import {
  isSameWish,
  keepOrder,
  keepPlaced,
  type BillingContact,
  type OrderDraft,
} from './pending-order.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { usePageParams } from '../../../ui/page-params.ts';
import { selectPlan } from './selected-plan.ts';
import { termSearch } from './term-state.ts';
import {
  fetchArrivedOrder,
  usePlaceOrderMutation,
  type PlacedOrder_OrderFragment,
} from '../../../generated/graphql.ts';
import { trimmedBilling } from './billing-rules.ts';
import { groupOrderErrors } from './order-errors.ts';
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
  const [place, { loading: isPlacing }] = usePlaceOrderMutation();
  const client = useApolloClient();

  const keep = (order: PlacedOrder_OrderFragment): void =>
    keepPlaced(order.id, { ...toDraft(order), number: order.number });

  /** Handles an earlier attempt that arrived although its answer was lost, if the order has been changed since. Returns whether there was one. */
  const showArrived = async (id: string): Promise<boolean> => {
    const { orders } = await fetchArrivedOrder(client, {});
    const order = orders.items.find((each) => each.id === id);
    if (!order) return false;
    const arrived = toDraft(order);
    keep(order);
    notifySuccess(texts.placedBefore);
    if (isSameWish(arrived, ordered)) return true;
    selectPlan(arrived.planId);
    setParams(termSearch(arrived), { replace: true });
    return true;
  };

  /** Resolves with the server's errors by field of the billing contact. */
  const placeOrder = async (billing: BillingContact): Promise<Record<string, string>> => {
    if (isPlacing) return {};
    const draft = { ...ordered, billing };
    const { id } = keepOrder(draft, companyId);
    try {
      const { data } = await place({ variables: { input: { id, ...draft } } });
      if (data) keep(data.placeOrder);
      return {};
    } catch (failure) {
      const error = failure as Error;
      const fields = fieldErrorsOf(error);
      // Shows the conflict if the earlier order cannot be loaded.
      if (fields['id'] !== undefined && (await showArrived(id).catch(() => false))) return {};
      notifyFailure(messageOf(error));
      if (fields['total'] !== undefined) onPriceRefused();
      return groupOrderErrors(fields).billing;
    }
  };
  return { placeOrder, isPlacing };
};
