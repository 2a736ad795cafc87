import { Button, Group, Modal, Text } from '@mantine/core';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../components/notify.tsx';
import {
  useRemovePhotoDialogMutation,
  type EmployeePhoto_EmployeeFragment,
} from '../../../generated/graphql.ts';

interface Props {
  isOpen: boolean;
  employee: EmployeePhoto_EmployeeFragment;
  onClose: () => void;
}

/** Asks once more, then removes somebody's photo. */
export function RemovePhotoDialog({ isOpen, employee, onClose }: Props) {
  const [remove, { loading }] = useRemovePhotoDialogMutation({
    onCompleted: () => {
      notifySuccess('Profile picture removed');
      onClose();
    },
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <Modal opened={isOpen} onClose={onClose} title={`Remove the photo of ${employee.name}?`}>
      <Text size="sm" c="dimmed">
        The initials stand in its place. The photo cannot be brought back, only uploaded again.
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={loading}
          onClick={() => void remove({ variables: { id: employee.id } })}
        >
          Remove
        </Button>
      </Group>
    </Modal>
  );
}
