import { Autocomplete, Text } from '@mantine/core';
import { useState } from 'react';
import { useSetDepartmentDialogMutation } from '../../../../generated/graphql.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { formatPeople } from '../changes/directory-words.ts';
import type { BulkTarget } from './bulk-target.ts';
import { sendBulkChange } from './send-bulk-change.ts';
import { texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  target: BulkTarget | null;
  departments: readonly string[];
  onClose: () => void;
  /** Called at once: the table shows the people in the department before the gateway answers. */
  onStarted: () => void;
  onFailed: () => void;
}

/** Moves the selected people to an existing or a new department. */
export function SetDepartmentDialog({
  isOpen,
  target,
  departments,
  onClose,
  onStarted,
  onFailed,
}: Props) {
  const [department, setDepartment] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const [move] = useSetDepartmentDialogMutation();
  const name = department.trim();
  const moveTarget = async (people: BulkTarget): Promise<void> => {
    onStarted();
    setIsLeft(false);
    const isDone = await sendBulkChange({
      target: people,
      kind: 'DEPARTMENT',
      detail: name,
      values: { department: name },
      send: async ({ answer, update }) => {
        const { data } = await move({
          variables: { selection: people.selection, department: name },
          optimisticResponse: { updateEmployeesDepartment: answer },
          update,
        });
        return data?.updateEmployeesDepartment;
      },
    });
    if (isDone) setDepartment('');
    else onFailed();
  };
  return (
    <BulkDialog
      isOpen={isOpen}
      title={texts.setDepartmentTitle(formatPeople(target?.count ?? 0))}
      action={texts.setDepartment}
      isDisabled={name === ''}
      onConfirm={() => {
        if (target) void moveTarget(target);
      }}
      onClose={() => {
        setDepartment('');
        setIsLeft(false);
        onClose();
      }}
    >
      <Autocomplete
        label={texts.department}
        required
        data-autofocus
        data={[...departments]}
        value={department}
        onChange={setDepartment}
        onBlur={() => setIsLeft(true)}
        error={isLeft && name === '' ? texts.departmentMissing : null}
        comboboxProps={{ keepMounted: false }}
      />
      <Text size="sm" c="dimmed">
        {texts.canUndo}
      </Text>
    </BulkDialog>
  );
}
