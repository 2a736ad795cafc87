import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCircleArrowUp } from '@tabler/icons-react';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useUpgradePlanMutation } from '../../generated/graphql.ts';
import { PlanDialog } from './PlanDialog.tsx';

/** The way from the trial to a larger plan. */
export function UpgradePlan({ plan }: { plan: { id: string; name: string } }) {
  const [isOpen, dialog] = useDisclosure(false);
  const [upgrade, { loading }] = useUpgradePlanMutation({
    onCompleted: () => {
      notifySuccess('Plan changed');
      dialog.close();
    },
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <>
      <Button
        variant="light"
        fullWidth
        leftSection={<IconCircleArrowUp size={18} stroke={1.6} aria-hidden />}
        onClick={dialog.open}
      >
        Upgrade
      </Button>
      <PlanDialog
        isOpen={isOpen}
        title="Upgrade your plan"
        current={plan.id}
        action="Upgrade"
        isBusy={loading}
        onChoose={(planId) => void upgrade({ variables: { planId } })}
        onClose={dialog.close}
      />
    </>
  );
}
