import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import {
  OpenCases_EmployeeFragmentDoc,
  type OpenCases_EmployeeFragment,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { DashboardLink } from '../../company/current/DashboardLink.tsx';
import { texts } from './texts.ts';

interface Props {
  employee: FragmentType<OpenCases_EmployeeFragment>;
}

/** Links to the open cases of a person. Renders nothing if there are none. */
export function OpenCases({ employee: from }: Props) {
  const { data } = useSuspenseFragment({ fragment: OpenCases_EmployeeFragmentDoc, from });
  const { name: companyName } = useCompany();
  return data.cases
    .filter(({ outcome }) => outcome === null)
    .map(({ id, number, disease, classification }) => (
      <DashboardLink key={id} to={paths.case(companyName, number)} size="sm">
        {texts.openCaseLink(
          texts.caseNumber(number),
          texts.diseaseNames[disease],
          texts.classificationNames[classification],
        )}
      </DashboardLink>
    ));
}
