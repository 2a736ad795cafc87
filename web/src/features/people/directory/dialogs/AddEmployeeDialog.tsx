import { useState } from 'react';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../../lib/dates/dates.ts';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { useAddEmployeeDialogMutation } from '../../../../generated/graphql.ts';
import { useWithHealth } from '../../person/use-with-health.ts';
import { EmployeeForm } from './EmployeeForm.tsx';
import type { EmployeeFormValues } from './employee-rules.ts';
import { generatePassword } from './password.ts';
import { texts } from './texts.ts';

const blank = (): EmployeeFormValues => ({
  code: '',
  name: '',
  email: '',
  callingCode: '',
  phone: '',
  designation: '',
  department: '',
  gender: '',
  dateOfBirth: '',
  password: generatePassword(),
  isPositive: false,
  positiveDate: '',
  isDateUnknown: false,
});

interface Props {
  isOpen: boolean;
  departments: readonly string[];
  onClose: () => void;
}

/** Adds an employee to the directory. */
export function AddEmployeeDialog({ isOpen, ...rest }: Props) {
  return (
    <FormDialog opened={isOpen} onClose={rest.onClose} title={texts.addTitle} size="lg">
      <AddEmployee {...rest} />
    </FormDialog>
  );
}

function AddEmployee({ departments, onClose }: Omit<Props, 'isOpen'>) {
  const { timeZone } = useCompany();
  const withHealth = useWithHealth();
  const [initialValues] = useState(blank);
  const [add] = useAddEmployeeDialogMutation({
    onCompleted: () => {
      notifySuccess(texts.added);
      onClose();
    },
  });
  const save = (values: EmployeeFormValues): Promise<unknown> => {
    const { code, name, email, phone, password, isPositive } = values;
    const input = {
      code: code.trim(),
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      callingCode: values.callingCode.trim() || null,
      designation: values.designation.trim() || null,
      department: values.department.trim(),
      gender: values.gender || null,
      dateOfBirth: values.dateOfBirth || null,
      password,
      ...(withHealth && {
        isPositive,
        positiveDate: (isPositive && values.positiveDate) || null,
      }),
    };
    return add({ variables: { input, withHealth } });
  };
  return (
    <EmployeeForm
      purpose="add"
      initialValues={initialValues}
      departments={departments}
      today={todayIn(timeZone)}
      onSave={save}
      onCancel={onClose}
    />
  );
}
