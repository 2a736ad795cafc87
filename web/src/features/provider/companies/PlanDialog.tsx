import { Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import type { ComparedPlan } from '../../company/orders/plan-changes.ts';
import { PlanChoices } from './PlanChoices.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  current: ComparedPlan & { id: string };
  /** Shown above the plans. */
  notice?: ReactNode;
  action: string;
  isBusy: boolean;
  onChoose: (planId: string) => void;
  onClose: () => void;
}

/** Asks for a plan other than the current one. */
export function PlanDialog({ isOpen, title, onClose, ...rest }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title}>
      <Choice onClose={onClose} {...rest} />
    </Modal>
  );
}

function Choice({
  current,
  notice,
  action,
  isBusy,
  onChoose,
  onClose,
}: Omit<Props, 'isOpen' | 'title'>) {
  const [planId, setPlanId] = useState(current.id);
  return (
    <>
      {notice}
      <PlanChoices current={current} chosen={planId} onChoose={setPlanId} />
      <DialogButtons
        mt="lg"
        action={action}
        disabled={planId === current.id}
        loading={isBusy}
        onAction={() => onChoose(planId)}
        onCancel={onClose}
      />
    </>
  );
}
