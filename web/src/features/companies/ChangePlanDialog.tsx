import { messageOf } from '../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import {
  useChangePlanDialogMutation,
  type CompanyRow_CompanyFragment,
} from '../../generated/graphql.ts';
import { CompanyPlanRequest } from './CompanyPlanRequest.tsx';
import { PlanDialog } from './PlanDialog.tsx';

interface Props {
  isOpen: boolean;
  /** Whose plan is changed; stays while the dialog closes. */
  company: CompanyRow_CompanyFragment | null;
  onClose: () => void;
}

/** Gives a company another plan. */
export function ChangePlanDialog({ isOpen, company, onClose }: Props) {
  const [change, { loading }] = useChangePlanDialogMutation({
    onCompleted: () => {
      notifySuccess('Plan changed');
      onClose();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  if (!company) return null;
  return (
    <PlanDialog
      isOpen={isOpen}
      title={`Change the plan of ${company.name}`}
      current={company.plan}
      notice={<CompanyPlanRequest company={company} />}
      action="Change plan"
      isBusy={loading}
      onChoose={(planId) => void change({ variables: { id: company.id, planId } })}
      onClose={onClose}
    />
  );
}
