import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { PlanChoices } from './PlanChoices.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  /** Id of the plan that it is now. */
  current: string;
  action: string;
  isBusy: boolean;
  onChoose: (planId: string) => void;
  onClose: () => void;
}

/** Asks for another plan than the current one. Pure: hands on the choice. */
export function PlanDialog({ isOpen, title, onClose, ...rest }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title}>
      <Choice onClose={onClose} {...rest} />
    </Modal>
  );
}

function Choice({ current, action, isBusy, onChoose, onClose }: Omit<Props, 'isOpen' | 'title'>) {
  const [planId, setPlanId] = useState(current);
  return (
    <>
      <PlanChoices current={current} chosen={planId} onChoose={setPlanId} />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={planId === current} loading={isBusy} onClick={() => onChoose(planId)}>
          {action}
        </Button>
      </Group>
    </>
  );
}
