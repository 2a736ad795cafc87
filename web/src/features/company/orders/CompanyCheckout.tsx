import type { Country } from '../../../ui/countries.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { blankBilling, type PendingOrder, type OrderDraft } from './pending-order.ts';
import { useCompanyCheckoutQuery } from '../../../generated/graphql.ts';
import { BillingForm } from './BillingForm.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { texts } from './page-texts.ts';

interface Props {
  companyId: string;
  /** The order saved in this browser. */
  kept: PendingOrder | null;
  ordered: Omit<OrderDraft, 'billing'>;
  errors: Record<string, string>;
  countries: readonly Country[];
  onPriceRefused: () => void;
}

/** Places an order for the signed-in company, prefilled with its details. */
export function CompanyCheckout({
  companyId,
  kept,
  ordered,
  errors,
  countries,
  onPriceRefused,
}: Props) {
  const query = useCompanyCheckoutQuery();
  const { placeOrder, handleRefusal } = usePlaceOrder({ companyId, ordered, onPriceRefused });
  return (
    <QueryBoundary
      query={query}
      failure={texts.companyFailed}
      fallback={<TableSkeleton rows={6} columns={1} />}
    >
      {({ company: { email, phone, country } }) => (
        <BillingForm
          billing={kept?.billing ?? { ...blankBilling, email, phone, country: country.code }}
          errors={errors}
          countries={countries}
          action={texts.placeOrder}
          onSave={placeOrder}
          onError={handleRefusal}
        />
      )}
    </QueryBoundary>
  );
}
