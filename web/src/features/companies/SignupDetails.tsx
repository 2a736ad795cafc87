import { useNavigate } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../apollo/errors.ts';
import { paths } from '../../app/paths.ts';
import { browserTimeZone } from '../../components/CompanyContext.tsx';
import { notifyFailure } from '../../components/notify.tsx';
import { useSignupDetailsMutation } from '../../generated/graphql.ts';
import { CompanyForm } from './CompanyForm.tsx';
import type { CompanyFormValues } from './company-rules.ts';

interface Props {
  countries: readonly string[];
  /** Null: no plan has been chosen yet, and nothing can be sent. */
  planId: string | null;
}

/** The company's details; sending them signs it up. */
export function SignupDetails({ countries, planId }: Props) {
  const navigate = useNavigate();
  const [signUp, { loading }] = useSignupDetailsMutation({
    onCompleted: (data) =>
      void navigate(paths.success, { state: { email: data.signUp.email }, replace: true }),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const submit = ({
    planId: _elsewhere,
    ...details
  }: CompanyFormValues): Promise<Record<string, string>> =>
    signUp({
      variables: { input: { ...details, planId: planId ?? '', timeZone: browserTimeZone() } },
    }).then(() => ({}), fieldErrorsOf);
  return (
    <CompanyForm
      purpose="signup"
      countries={countries}
      action="Sign up"
      isBusy={loading}
      isHeld={planId === null}
      onSubmit={submit}
    />
  );
}
