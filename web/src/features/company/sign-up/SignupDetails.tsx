import type { ErrorLike } from '@apollo/client';
import type { Country } from '../../../ui/countries.ts';
import { leaveSaved } from '../../../ui/unsaved-guard.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldErrorsOf } from '../../../apollo/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { browserTimeZone } from '../../../lib/intl.ts';
import { forgetOrder, type PendingOrder } from '../orders/pending-order.ts';
import { termSearch } from '../orders/term-state.ts';
import { useSignupDetailsMutation, type OrderInput } from '../../../generated/graphql.ts';
import { CompanyForm } from '../current/CompanyForm.tsx';
import type { CompanyFormValues } from '../current/company-rules.ts';
import { texts } from './texts.tsx';

interface Props {
  countries: readonly Country[];
  /** Null if no plan is chosen yet: the form cannot be submitted. */
  planId: string | null;
  /** The order from the checkout, which is placed with the sign-up. */
  order: PendingOrder | null;
  /** Whether the order has to be changed first. */
  isHeld: boolean;
}

const toSignupInput = ({ companyId: _none, number: _not, ...input }: PendingOrder): OrderInput =>
  input;

/** A form for the company's details. Submitting it signs the company up and places its order. */
export function SignupDetails({ countries, planId, order, isHeld }: Props) {
  const navigate = useNavigate();
  const { details } = (useLocation().state ?? {}) as { details?: CompanyFormValues };
  const [signUp] = useSignupDetailsMutation({
    onCompleted: (data) => {
      if (order) forgetOrder();
      void navigate(paths.success, { state: { email: data.signUp.email }, replace: true });
    },
  });
  const send = async (values: CompanyFormValues): Promise<void> => {
    const { planId: _elsewhere, ...company } = values;
    const input = {
      ...company,
      planId: planId ?? '',
      timeZone: browserTimeZone(),
      ...(order ? { order: toSignupInput(order) } : {}),
    };
    try {
      await signUp({ variables: { input } });
    } catch (error) {
      const fields = Object.entries(fieldErrorsOf(error as ErrorLike));
      const orderErrors = fields.filter(([field]) => field.startsWith('order.'));
      if (order && orderErrors.length > 0)
        leaveSaved(
          () =>
            void navigate(
              { pathname: paths.checkout, search: termSearch(order) },
              { state: { orderErrors: Object.fromEntries(orderErrors), details: values } },
            ),
        );
      throw error;
    }
  };
  return (
    <CompanyForm
      purpose="signup"
      countries={countries}
      action={texts.signUp}
      isHeld={planId === null || isHeld}
      {...(details ? { before: details } : {})}
      onSave={send}
    />
  );
}
