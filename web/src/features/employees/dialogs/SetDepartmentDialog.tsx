import { Autocomplete, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../components/notify.tsx';
import { useSetDepartmentDialogMutation } from '../../../generated/graphql.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { notifyChange } from '../changes/UndoNotice.tsx';
import { sayPeople } from '../changes/directory-words.ts';
import type { BulkTarget } from './bulk-target.ts';

interface Props {
  isOpen: boolean;
  target: BulkTarget | null;
  departments: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Moves the selected people to a department, a known or a new one. */
export function SetDepartmentDialog({ isOpen, target, departments, onClose, onDone }: Props) {
  const [department, updateEmployeesDepartment] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const [move, { loading }] = useSetDepartmentDialogMutation({
    refetchQueries: 'active',
    awaitRefetchQueries: true,
    onCompleted: (done) => {
      notifyChange(done.updateEmployeesDepartment);
      updateEmployeesDepartment('');
      setIsLeft(false);
      onDone();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const name = department.trim();
  return (
    <BulkDialog
      isOpen={isOpen}
      title={`Set the department of ${sayPeople(target?.count ?? 0)}`}
      deed="Set department"
      isDisabled={name === ''}
      isBusy={loading}
      onDo={() => {
        if (target) void move({ variables: { selection: target.selection, department: name } });
      }}
      onClose={onClose}
    >
      <Autocomplete
        label="Department"
        required
        data-autofocus
        data={[...departments]}
        value={department}
        onChange={updateEmployeesDepartment}
        onBlur={() => setIsLeft(true)}
        error={isLeft && name === '' ? 'Please enter department' : null}
        comboboxProps={{ keepMounted: false }}
      />
      <Text size="sm" c="dimmed">
        You can undo this for 10 seconds.
      </Text>
    </BulkDialog>
  );
}
