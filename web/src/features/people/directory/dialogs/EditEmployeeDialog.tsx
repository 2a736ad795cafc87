import type { ErrorLike, FragmentType } from '@apollo/client';
import { useApolloClient, useSuspenseFragment } from '@apollo/client/react';
import { useState } from 'react';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { codeOf, fieldErrorsOf } from '../../../../apollo/errors.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../../lib/dates/dates.ts';
import { EditConflictView } from '../../../../ui/EditConflictView.tsx';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { useEditConflict } from '../../../../ui/use-edit-conflict.ts';
import {
  EditEmployeeDialog_EmployeeFragmentDoc,
  fetchEditEmployeeDialogNewest,
  useEditEmployeeDialogMutation,
  type EditEmployeeDialog_EmployeeFragment,
} from '../../../../generated/graphql.ts';
import { useWithHealth } from '../../person/use-with-health.ts';
import { EmployeeForm } from './EmployeeForm.tsx';
import { fieldLabels, formatField, mergeEdits, toFormValues } from './edit-conflict.ts';
import type { EmployeeFormValues } from './employee-rules.ts';
import { texts } from './texts.ts';

type Employee = EditEmployeeDialog_EmployeeFragment;

/** The employee as the dialog opens. */
export type EditedEmployee = FragmentType<Employee> & Pick<Employee, 'id' | 'name'>;

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  employee: EditedEmployee | null;
  departments: readonly string[];
  onClose: () => void;
}

/** Edits an employee. */
export function EditEmployeeDialog({ isOpen, employee, departments, onClose }: Props) {
  return (
    <FormDialog
      opened={isOpen}
      onClose={onClose}
      title={texts.editTitle(employee?.name ?? texts.employee)}
      size="lg"
    >
      {employee && (
        <EditEmployee
          key={employee.id}
          employee={employee}
          departments={departments}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}

const toEmployeeInput = (values: EmployeeFormValues, withHealth: boolean) => ({
  name: values.name.trim(),
  callingCode: values.callingCode.trim(),
  designation: values.designation.trim(),
  department: values.department.trim(),
  gender: values.gender || null,
  dateOfBirth: values.dateOfBirth || null,
  ...(withHealth && {
    isPositive: values.isPositive,
    positiveDate: (values.isPositive && values.positiveDate) || null,
  }),
  ...(values.password === '' ? {} : { password: values.password }),
});

const versionFields = new Set(['version', 'statusVersion']);

/** Returns the versions that an edit is based on. */
const getVersions = ({ version, statusVersion }: Employee) => ({ version, statusVersion });

/** Whether somebody else saved the same person in the meantime. */
const isOutdated = (error: ErrorLike): boolean => {
  const fields = Object.keys(fieldErrorsOf(error));
  return codeOf(error) === 'CONFLICT' && fields.every((field) => versionFields.has(field));
};

function EditEmployee({
  employee,
  departments,
  onClose,
}: {
  employee: FragmentType<Employee>;
  departments: readonly string[];
  onClose: () => void;
}) {
  const { timeZone } = useCompany();
  const client = useApolloClient();
  const withHealth = useWithHealth();
  const { data } = useSuspenseFragment({
    fragment: EditEmployeeDialog_EmployeeFragmentDoc,
    from: employee,
    variables: { withHealth },
  });
  // The form's initial values. They must not change when a list reloads, because the gateway's values are compared with them.
  const [base] = useState(data);
  const { mine, newest, showConflict, saveOver, back } = useEditConflict<
    EmployeeFormValues,
    Employee
  >(
    isOutdated,
    async () => (await fetchEditEmployeeDialogNewest(client, { id: base.id, withHealth })).employee,
  );
  const [edit, { loading }] = useEditEmployeeDialogMutation();
  const save = async (
    values: EmployeeFormValues,
    versions: ReturnType<typeof getVersions>,
  ): Promise<void> => {
    await edit({
      variables: {
        input: { employee: { id: base.id }, ...versions, ...toEmployeeInput(values, withHealth) },
        withHealth,
      },
    });
    notifySuccess(texts.edited);
    onClose();
  };
  if (mine && newest) {
    const theirs = toFormValues(newest);
    return (
      <EditConflictView
        key={Object.values(getVersions(newest)).join('-')}
        message={texts.editedByOther(base.name)}
        labels={fieldLabels}
        format={formatField}
        versions={{ base: toFormValues(base), mine, theirs }}
        isBusy={loading}
        onSave={(taken) =>
          void saveOver(() => save(mergeEdits(theirs, mine, taken), getVersions(newest)), mine)
        }
        onBack={back}
      />
    );
  }
  return (
    <EmployeeForm
      purpose="edit"
      initialValues={mine ?? toFormValues(base)}
      departments={departments}
      today={todayIn(timeZone)}
      onSave={(values) => save(values, getVersions(base))}
      onError={showConflict}
      onCancel={onClose}
    />
  );
}
