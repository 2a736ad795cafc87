import type { Country } from '../../components/countries.ts';
import { fieldErrorsOf, messageOf } from '../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import {
  useUpdateCompanyMutation,
  type ProfileCompany_CompanyFragment,
} from '../../generated/graphql.ts';
import { CompanyDetailsForm } from './CompanyDetailsForm.tsx';
import { detailsOf, type CompanyDetailsValues } from './details-rules.ts';
import { texts } from './texts.tsx';

interface Props {
  company: ProfileCompany_CompanyFragment;
  countries: readonly Country[];
}

/** The company's own data, to be changed by itself. */
export function CompanyDetails({ company, countries }: Props) {
  const [update, { loading }] = useUpdateCompanyMutation({
    onCompleted: () => notifySuccess(texts.saved),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const submit = (input: CompanyDetailsValues): Promise<Record<string, string>> =>
    update({ variables: { input } }).then(() => ({}), fieldErrorsOf);
  return (
    <CompanyDetailsForm
      email={company.email}
      details={detailsOf(company)}
      countries={countries}
      isBusy={loading}
      onSubmit={submit}
    />
  );
}
