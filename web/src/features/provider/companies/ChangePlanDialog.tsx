import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import {
  ChangePlanDialog_CompanyFragmentDoc,
  useChangePlanDialogMutation,
  type ChangePlanDialog_CompanyFragment,
} from '../../../generated/graphql.ts';
import { CompanyPlanRequest } from './CompanyPlanRequest.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { texts } from './texts.tsx';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

type Company = FragmentType<ChangePlanDialog_CompanyFragment>;

interface Props {
  /** Null if the dialog is closed. */
  company: Company | null;
  onClose: () => void;
}

/** Changes the plan of a company. */
export function ChangePlanDialog({ company: opened, onClose }: Props) {
  const company = useLastValue(opened);
  return company && <ChangePlan isOpen={opened !== null} company={company} onClose={onClose} />;
}

interface ChangePlanProps {
  isOpen: boolean;
  company: Company;
  onClose: () => void;
}

function ChangePlan({ isOpen, company: from, onClose }: ChangePlanProps) {
  const { data: company } = useSuspenseFragment({
    fragment: ChangePlanDialog_CompanyFragmentDoc,
    fragmentName: 'ChangePlanDialog_company',
    from,
  });
  const [change, { loading }] = useChangePlanDialogMutation({
    onCompleted: () => {
      notifySuccess(texts.planChanged);
      onClose();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <PlanDialog
      isOpen={isOpen}
      title={texts.changePlanOf(company.name)}
      current={company.plan}
      notice={<CompanyPlanRequest company={company} />}
      action={texts.changePlan}
      isBusy={loading}
      onChoose={(planId) => void change({ variables: { id: company.id, planId } })}
      onClose={onClose}
    />
  );
}
