import { Text } from '@mantine/core';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { outdates } from '../../../apollo/outdated-fields.ts';
import { notifyFailure } from '../../../components/notify.tsx';
import { useDeleteEmployeesDialogMutation } from '../../../generated/graphql.ts';
import { directoryFields } from '../changes/directory-fields.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { notifyChange } from '../changes/UndoNotice.tsx';
import { sayPeople } from '../changes/directory-words.ts';
import type { BulkTarget } from './bulk-target.ts';

interface Props {
  isOpen: boolean;
  /** Stays while the dialog closes. */
  target: BulkTarget | null;
  /** The screen of the person is left, so nothing of it is asked for again. */
  isLeaving?: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

// The person's page reads the departments too: asking for both again, it would not find the person.
const listFields = directoryFields.filter((field) => field !== 'departments');

/** Asks once more, then deletes one person or many. */
export function DeleteEmployeesDialog({
  isOpen,
  target,
  isLeaving = false,
  onClose,
  onDeleted,
}: Props) {
  const [remove, { loading }] = useDeleteEmployeesDialogMutation({
    ...outdates(...(isLeaving ? listFields : directoryFields)),
    onCompleted: ({ deleteEmployees }) => {
      notifyChange(deleteEmployees);
      onDeleted();
    },
    onError: () => notifyFailure(somethingWentWrong),
  });
  const who = target?.person?.name ?? sayPeople(target?.count ?? 0);
  const leave =
    target?.count === 1
      ? `${target.person ? `${target.person.name} (${target.person.code})` : 'This person'} leaves the directory and is signed out of the app.`
      : `${who} leave the directory and are signed out of the app.`;
  return (
    <BulkDialog
      isOpen={isOpen}
      title={`Delete ${who}?`}
      action={target?.count === 1 ? 'Delete' : `Delete ${who}`}
      isDangerous
      isBusy={loading}
      onDo={() => {
        if (target) void remove({ variables: { selection: target.selection } });
      }}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {leave} Contacts of the past stay in other people’s traces, under ‘Former employee’. You can
        undo this for 10 seconds; then photo and personal data are erased.
      </Text>
    </BulkDialog>
  );
}
