import { messageOf } from '../../apollo/errors.ts';
import { outdates } from '../../apollo/outdated-fields.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useLastValue } from '../../components/use-last-value.ts';
import {
  useChangePlanDialogMutation,
  type CompanyRow_CompanyFragment,
} from '../../generated/graphql.ts';
import { CompanyPlanRequest } from './CompanyPlanRequest.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { texts } from './texts.tsx';

interface Props {
  /** The company to change; null: the dialog is closed. */
  company: CompanyRow_CompanyFragment | null;
  onClose: () => void;
}

/** Gives a company another plan. */
export function ChangePlanDialog({ company: opened, onClose }: Props) {
  const company = useLastValue(opened);
  const [change, { loading }] = useChangePlanDialogMutation({
    ...outdates('companies'),
    onCompleted: () => {
      notifySuccess(texts.planChanged);
      onClose();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  if (!company) return null;
  return (
    <PlanDialog
      isOpen={opened !== null}
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
