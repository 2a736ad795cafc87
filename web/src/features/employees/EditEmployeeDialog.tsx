import { Modal } from '@mantine/core';
import { fieldErrorsOf, messageOf } from '../../apollo/errors.ts';
import { useCompany } from '../../components/CompanyContext.tsx';
import { todayIn } from '../../components/dates.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import {
  EmployeesPageDocument,
  useEditEmployeeDialogMutation,
  type EditEmployeeDialog_EmployeeFragment,
} from '../../generated/graphql.ts';
import { EmployeeForm } from './EmployeeForm.tsx';
import type { EmployeeFormValues } from './employee-rules.ts';

interface Props {
  isOpen: boolean;
  /** Who is edited; stays while the dialog closes. */
  employee: EditEmployeeDialog_EmployeeFragment | null;
  departments: string[];
  onClose: () => void;
}

/** Changes somebody of the directory, the COVID-19 status above all. */
export function EditEmployeeDialog({ isOpen, employee, departments, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Edit ${employee?.name ?? 'employee'}`}
      size="lg"
      closeOnClickOutside={false}
    >
      {employee && (
        <EditEmployee
          key={employee.id}
          employee={employee}
          departments={departments}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function EditEmployee({
  employee,
  departments,
  onClose,
}: {
  employee: EditEmployeeDialog_EmployeeFragment;
  departments: string[];
  onClose: () => void;
}) {
  const { timeZone } = useCompany();
  const [edit, { loading }] = useEditEmployeeDialogMutation({
    refetchQueries: [EmployeesPageDocument],
    awaitRefetchQueries: true,
    onCompleted: () => {
      notifySuccess('Employee edited successfully');
      onClose();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const submit = (values: EmployeeFormValues): Promise<Record<string, string>> => {
    const input = {
      name: values.name.trim(),
      countryCode: values.countryCode.trim(),
      designation: values.designation.trim(),
      department: values.department.trim(),
      gender: values.gender || null,
      dateOfBirth: values.dateOfBirth || null,
      isPositive: values.isPositive,
      positiveDate: (values.isPositive && values.positiveDate) || null,
      ...(values.password === '' ? {} : { password: values.password }),
    };
    return edit({ variables: { id: employee.id, input } }).then(() => ({}), fieldErrorsOf);
  };
  const initialValues: EmployeeFormValues = {
    employeeId: employee.employeeId,
    name: employee.name,
    email: employee.email,
    countryCode: employee.countryCode,
    phone: employee.phone,
    designation: employee.designation,
    department: employee.department,
    gender: employee.gender ?? '',
    dateOfBirth: employee.dateOfBirth ?? '',
    password: '',
    isPositive: employee.isPositive,
    positiveDate: employee.positiveDate ?? '',
  };
  return (
    <EmployeeForm
      purpose="edit"
      initialValues={initialValues}
      departments={departments}
      today={todayIn(timeZone)}
      isBusy={loading}
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}
