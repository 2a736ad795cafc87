import type { Country } from '../../../ui/countries.ts';
import { notifySuccess } from '../../../ui/notify.tsx';
import {
  CompanyDetails_CompanyFragmentDoc,
  useUpdateCompanyMutation,
  type CompanyDetails_CompanyFragment,
} from '../../../generated/graphql.ts';
import { CompanyDetailsForm } from './CompanyDetailsForm.tsx';
import { toDetails } from './details-rules.ts';
import { texts } from './texts.tsx';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

interface Props {
  company: FragmentType<CompanyDetails_CompanyFragment>;
  countries: readonly Country[];
}

/** A form for the company's details. */
export function CompanyDetails({ company: from, countries }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: CompanyDetails_CompanyFragmentDoc,
    from,
  });
  const [update] = useUpdateCompanyMutation({
    onCompleted: () => notifySuccess(texts.saved),
  });
  return (
    <CompanyDetailsForm
      email={company.email}
      details={toDetails(company)}
      countries={countries}
      onSave={(input) => update({ variables: { input } })}
    />
  );
}
