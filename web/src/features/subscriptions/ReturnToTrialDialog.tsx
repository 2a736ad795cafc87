import { Button, Group, Modal, Text } from '@mantine/core';
import { messageOf } from '../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useReturnToTrialMutation } from '../../generated/graphql.ts';
import { PlanChanges } from './PlanChanges.tsx';

interface Props {
  isOpen: boolean;
  /** Name of the present plan. */
  from: string;
  plan: { id: string; name: string };
  changes: string[];
  onClose: () => void;
}

/** Asks before a company goes back to the days that are left of its trial. */
export function ReturnToTrialDialog({ isOpen, from, plan, changes, onClose }: Props) {
  const [change, { loading }] = useReturnToTrialMutation({
    onCompleted: () => {
      notifySuccess('Plan changed');
      onClose();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Modal opened={isOpen} onClose={onClose} title={`Change from ${from} to ${plan.name}?`}>
      <Text size="sm">
        {plan.name} is free for the days that are left of your trial. After them the dashboard asks
        you to choose a plan; nothing is deleted.
      </Text>
      <PlanChanges changes={changes} />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button loading={loading} onClick={() => void change({ variables: { planId: plan.id } })}>
          Change to {plan.name}
        </Button>
      </Group>
    </Modal>
  );
}
