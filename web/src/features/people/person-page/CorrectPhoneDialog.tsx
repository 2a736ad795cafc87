import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Stack, Text, TextInput } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import {
  PersonDetails_EmployeeFragmentDoc,
  useCorrectPhoneDialogMutation,
  type PersonDetails_EmployeeFragment,
} from '../../../generated/graphql.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { validateEmployeePhone } from '../../../ui/phone.ts';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { formatPhone } from '../person/phone-number.ts';
import { readProposedPhone } from '../person/proposed-phone.ts';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  employee: FragmentType<PersonDetails_EmployeeFragment>;
  onClose: () => void;
}

/** Corrects the phone number of an employee. A link to the page may propose the right one. */
export function CorrectPhoneDialog({ isOpen, employee, onClose }: Props) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={texts.correctPhone}>
      <CorrectPhoneForm employee={employee} onClose={onClose} />
    </FormDialog>
  );
}

function CorrectPhoneForm({ employee: from, onClose }: Omit<Props, 'isOpen'>) {
  const { data: employee } = useSuspenseFragment({
    fragment: PersonDetails_EmployeeFragmentDoc,
    from,
  });
  const { state } = useLocation();
  const [correct] = useCorrectPhoneDialogMutation();
  const { form, submit } = useGatewayForm({
    initialValues: { phone: readProposedPhone(state) },
    validate: { phone: (phone) => validateEmployeePhone(phone, employee.callingCode ?? '') },
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
    send: async ({ phone }) => {
      const { id, version } = employee;
      await correct({ variables: { input: { employee: { id }, version, phone } } });
      notifySuccess(texts.phoneCorrected);
      onClose();
    },
  });
  const known = formatPhone(employee);
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">{known === null ? texts.noPhoneYet : texts.phoneNow(known)}</Text>
        <TextInput
          label={texts.rightPhone}
          inputMode="tel"
          required
          data-autofocus
          {...form.getInputProps('phone')}
        />
        <Text size="sm" c="dimmed">
          {texts.phoneToConfirm}
        </Text>
        <DialogButtons action={texts.correct} loading={form.submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
