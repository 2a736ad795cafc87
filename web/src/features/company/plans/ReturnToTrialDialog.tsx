import { Modal } from '@mantine/core';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useReturnToTrialMutation } from '../../../generated/graphql.ts';
import { PlanChanges } from './PlanChanges.tsx';
import { texts } from './subscription-texts.tsx';

interface Props {
  isOpen: boolean;
  /** Name of the current plan. */
  from: string;
  plan: { id: string; name: string };
  changes: string[];
  onClose: () => void;
}

/** Returns a company to the rest of its trial after confirmation. */
export function ReturnToTrialDialog({ isOpen, from, plan, changes, onClose }: Props) {
  const [change, { loading }] = useReturnToTrialMutation({
    onCompleted: () => {
      notifySuccess(texts.planChanged);
      onClose();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.changeTitle(from, plan.name)}>
      <Confirmation
        confirmLabel={texts.changeTo(plan.name)}
        isBusy={loading}
        onConfirm={() => void change({ variables: { planId: plan.id } })}
        onCancel={onClose}
      >
        {texts.trialMeaning(plan.name)}
        <PlanChanges changes={changes} />
      </Confirmation>
    </Modal>
  );
}
