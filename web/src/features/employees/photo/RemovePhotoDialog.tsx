import { Button, Group, Modal, Text } from '@mantine/core';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../components/notify.tsx';
import {
  useRemovePhotoDialogMutation,
  type EmployeePhoto_EmployeeFragment,
} from '../../../generated/graphql.ts';
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
      <Text size="sm" c="dimmed">
        {texts.removeMeaning}
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.cancel}
        </Button>
        <Button
          color="red"
          loading={loading}
          onClick={() => void remove({ variables: { id: employee.id } })}
        >
          {texts.remove}
        </Button>
      </Group>
    </Modal>
  );
}
