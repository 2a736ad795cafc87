import { Modal } from '@mantine/core';
import { Confirmation } from '../../../../ui/Confirmation.tsx';
import { somethingWentWrong } from '../../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../../ui/notify.tsx';
import {
  useRemovePhotoDialogMutation,
  type EmployeePhoto_EmployeeFragment,
} from '../../../../generated/graphql.ts';
import { texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  employee: EmployeePhoto_EmployeeFragment;
  onClose: () => void;
}

/** Removes an employee's photo after confirmation. */
export function RemovePhotoDialog({ isOpen, employee, onClose }: Props) {
  const [remove, { loading }] = useRemovePhotoDialogMutation({
    onCompleted: () => {
      notifySuccess(texts.removed);
      onClose();
    },
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.removeTitle(employee.name)}>
      <Confirmation
        confirmLabel={texts.remove}
        isDangerous
        isBusy={loading}
        onConfirm={() => void remove({ variables: { id: employee.id } })}
        onCancel={onClose}
      >
        {texts.removeMeaning}
      </Confirmation>
    </Modal>
  );
}
