import type { Country } from '../../../ui/countries.ts';
import { Text } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import {
  blankBilling,
  storeOrder,
  type BillingContact,
  type PendingOrder,
  type OrderDraft,
} from './pending-order.ts';
import { leaveSaved } from '../../../ui/unsaved-guard.ts';
import { BillingForm } from './BillingForm.tsx';
import { texts } from './page-texts.ts';

interface Props {
  /** The order saved in this browser. */
  kept: PendingOrder | null;
  ordered: Omit<OrderDraft, 'billing'>;
  errors: Record<string, string>;
  countries: readonly Country[];
}

/** Saves a visitor's order in the browser; it is placed once the company has signed up. */
export function VisitorCheckout({ kept, ordered, errors, countries }: Props) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  // Passes on the values of the sign-up form.
  const { details } = (state ?? {}) as { details?: unknown };
  const goOn = async (billing: BillingContact): Promise<void> => {
    storeOrder({ ...ordered, billing }, null);
    leaveSaved(() => void navigate({ pathname: paths.signup, search }, { state: { details } }));
    await Promise.resolve();
  };
  return (
    <>
      <BillingForm
        billing={kept?.billing ?? blankBilling}
        errors={errors}
        countries={countries}
        action={texts.continueToSignUp}
        onSave={goOn}
      />
      <Text size="sm" c="dimmed" mt="md">
        {texts.signUpNext}
      </Text>
    </>
  );
}
