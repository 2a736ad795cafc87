import { Text } from '@mantine/core';
import { somethingWentWrong } from '../../../../apollo/errors.ts';
import { notifyFailure } from '../../../../ui/notify.tsx';
import { useDeleteEmployeesDialogMutation } from '../../../../generated/graphql.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { notifyChange } from '../changes/ChangeNotice.tsx';
import { formatPeople } from '../changes/directory-words.ts';
import { DeletionConsequences } from './DeletionConsequences.tsx';
import type { BulkTarget } from './bulk-target.ts';
import { texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  target: BulkTarget | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes one person or many after confirmation. */
export function DeleteEmployeesDialog({ isOpen, target, onClose, onDeleted }: Props) {
  const [remove, { loading }] = useDeleteEmployeesDialogMutation({
    onCompleted: ({ deleteEmployees }) => {
      notifyChange(deleteEmployees);
      onDeleted();
    },
    onError: () => notifyFailure(somethingWentWrong),
  });
  const { person } = target ?? {};
  const people = person?.name ?? formatPeople(target?.count ?? 0);
  const isOne = target?.count === 1;
  return (
    <BulkDialog
      isOpen={isOpen}
      title={texts.deleteTitle(people)}
      action={isOne ? texts.delete : texts.deletePeople(people)}
      isDangerous
      isBusy={loading}
      onConfirm={() => {
        if (target) void remove({ variables: { selection: target.selection } });
      }}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {isOne
          ? texts.deletePersonMeaning(
              person ? texts.personWithCode(person.name, person.code) : texts.thisPerson,
            )
          : texts.deletePeopleMeaning(people)}
      </Text>
      {isOpen && target && <DeletionConsequences selection={target.selection} />}
    </BulkDialog>
  );
}
