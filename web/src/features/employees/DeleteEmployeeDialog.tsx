import { Button, Group, Modal, Text } from '@mantine/core';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import {
  EmployeesPageDocument,
  useDeleteEmployeeDialogMutation,
  type DeleteEmployeeDialog_EmployeeFragment,
} from '../../generated/graphql.ts';

interface Props {
  isOpen: boolean;
  /** Who is deleted; stays while the dialog closes. */
  employee: DeleteEmployeeDialog_EmployeeFragment | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks once more, then deletes. */
export function DeleteEmployeeDialog({ isOpen, employee, onClose, onDeleted }: Props) {
  const [remove, { loading }] = useDeleteEmployeeDialogMutation({
    refetchQueries: [EmployeesPageDocument],
    awaitRefetchQueries: true,
    onCompleted: () => {
      notifySuccess('Employee deleted');
      onDeleted();
    },
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <Modal opened={isOpen} onClose={onClose} title={`Delete ${employee?.name ?? 'employee'}?`}>
      <Text size="sm" c="dimmed">
        {employee?.name} ({employee?.employeeId}) leaves the directory and is signed out of the app.
        Contacts of the past stay in other people’s traces, under ‘Former employee’.
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={loading}
          onClick={() => void remove({ variables: { id: employee?.id ?? '' } })}
        >
          Delete
        </Button>
      </Group>
    </Modal>
  );
}
