import { Button, Group, Modal, Text } from '@mantine/core';
import { messageOf } from '../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useReturnToTrialMutation } from '../../generated/graphql.ts';
import { PlanChanges } from './PlanChanges.tsx';
import { texts } from './texts.tsx';

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
      <Text size="sm">{texts.trialMeaning(plan.name)}</Text>
      <PlanChanges changes={changes} />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.cancel}
        </Button>
        <Button loading={loading} onClick={() => void change({ variables: { planId: plan.id } })}>
          {texts.changeTo(plan.name)}
        </Button>
      </Group>
    </Modal>
  );
}
