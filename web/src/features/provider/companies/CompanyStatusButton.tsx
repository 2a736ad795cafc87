import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  CompanyStatusButton_CompanyFragmentDoc,
  useCompanyStatusButtonMutation,
  type CompanyStatusButton_CompanyFragment,
} from '../../../generated/graphql.ts';
import { InactivateDialog } from './InactivateDialog.tsx';
import { formatNewStatus, statusWords } from './company-status.ts';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

interface Props {
  company: FragmentType<CompanyStatusButton_CompanyFragment>;
}

/** Accepts, activates or (after confirmation) inactivates a company. */
export function CompanyStatusButton({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: CompanyStatusButton_CompanyFragmentDoc,
    from,
  });
  const { action, next } = statusWords[company.status];
  const [isAsking, question] = useDisclosure(false);
  const [change, { loading }] = useCompanyStatusButtonMutation({
    onCompleted: ({ updateCompanyStatus }) => {
      notifySuccess(formatNewStatus(updateCompanyStatus.status));
      question.close();
    },
    onError: () => notifyFailure(somethingWentWrong),
  });
  const turn = (): void => {
    if (loading) return;
    void change({
      variables: { id: company.id, status: next },
      optimisticResponse: { updateCompanyStatus: { ...company, status: next } },
    });
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant={company.status === 'PENDING' ? 'filled' : 'default'}
        aria-label={`${action} ${company.name}`}
        onClick={next === 'INACTIVE' ? question.open : turn}
      >
        {action}
      </Button>
      <InactivateDialog
        isOpen={isAsking}
        company={company}
        isBusy={loading}
        onConfirm={turn}
        onClose={question.close}
      />
    </>
  );
}
