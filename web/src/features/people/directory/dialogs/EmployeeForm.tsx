import { Group, NativeSelect, SimpleGrid, Stack, TextInput, Autocomplete } from '@mantine/core';
import type { ErrorLike } from '@apollo/client';
import type { GetInputPropsReturnType } from '@mantine/form';
import { messageOf } from '../../../../apollo/errors.ts';
import { useGatewayForm } from '../../../../ui/use-gateway-form.ts';
import { DayInput } from '../../../../ui/DayInput.tsx';
import { DialogButtons } from '../../../../ui/DialogButtons.tsx';
import { splitPhone } from '../../../../ui/phone.ts';
import { useWithHealth } from '../../person/use-with-health.ts';
import { PasswordField } from './PasswordField.tsx';
import { PositiveStatus } from './PositiveStatus.tsx';
import { rulesForAdding, rulesForEditing, type EmployeeFormValues } from './employee-rules.ts';
import { texts } from './texts.ts';

interface Props {
  purpose: 'add' | 'edit';
  initialValues: EmployeeFormValues;
  /** Known departments, suggested while typing. */
  departments: readonly string[];
  /** Today in the company's time zone, the latest possible day. */
  today: string;
  /** Saves the values; rejects with the gateway's error. */
  onSave: (values: EmployeeFormValues) => Promise<unknown>;
  /** Returns whether it has handled the error. */
  onError?: (error: ErrorLike, values: EmployeeFormValues) => Promise<boolean>;
  onCancel: () => void;
}

/** The fields of an employee. */
export function EmployeeForm({
  purpose,
  initialValues,
  departments,
  today,
  onSave,
  onError,
  onCancel,
}: Props) {
  const withHealth = useWithHealth();
  const isAdding = purpose === 'add';
  const { form, submit } = useGatewayForm<EmployeeFormValues>({
    send: onSave,
    alertMessage: messageOf,
    ...(onError && { handleError: onError }),
    initialValues,
    validate: isAdding ? rulesForAdding : rulesForEditing,
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  /** Moves a country code typed before the number into its own field, and shows the number as it will be stored. */
  const settlePhone = (): void => {
    if (form.validateField('phone').hasError) return;
    const { phone, callingCode } = splitPhone(form.values.phone, form.values.callingCode);
    form.setFieldValue('callingCode', callingCode);
    form.setFieldValue('phone', phone);
  };
  // Mantine types these loosely; every field but the status holds text.
  const field = (name: keyof EmployeeFormValues) =>
    form.getInputProps(name) as GetInputPropsReturnType & { value: string };
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <TextInput label={texts.name} required data-autofocus {...field('name')} />
          <TextInput
            label={texts.code}
            required={isAdding}
            disabled={!isAdding}
            {...field('code')}
          />
          <TextInput
            label={texts.email}
            type="email"
            inputMode="email"
            required={isAdding}
            disabled={!isAdding}
            {...field('email')}
          />
          <Group gap="sm" wrap="nowrap" align="flex-start">
            <TextInput
              label={texts.callingCode}
              placeholder={texts.callingCodeExample}
              w={80}
              flex="none"
              inputMode="tel"
              {...field('callingCode')}
              onBlur={() => {
                form.validateField('callingCode');
                if (isAdding && form.values.phone !== '') settlePhone();
              }}
            />
            <TextInput
              label={texts.phone}
              flex={1}
              inputMode="tel"
              required={isAdding}
              disabled={!isAdding}
              {...field('phone')}
              onBlur={settlePhone}
            />
          </Group>
          <Autocomplete
            label={texts.department}
            required
            data={[...departments]}
            {...field('department')}
          />
          <TextInput label={texts.designation} {...field('designation')} />
          <NativeSelect
            label={texts.gender}
            data={[
              { value: '', label: texts.genders[''] },
              { value: 'FEMALE', label: texts.genders.FEMALE },
              { value: 'MALE', label: texts.genders.MALE },
            ]}
            {...field('gender')}
          />
          <DayInput
            label={texts.dateOfBirth}
            maxDate={today}
            defaultLevel="decade"
            {...field('dateOfBirth')}
          />
        </SimpleGrid>
        <PasswordField
          label={isAdding ? texts.password : texts.newPassword}
          description={isAdding ? texts.passwordHelp : texts.newPasswordHelp}
          required={isAdding}
          {...field('password')}
        />
        {withHealth && <PositiveStatus form={form} today={today} />}
        <DialogButtons
          action={isAdding ? texts.addTitle : texts.save}
          disabled={!form.isValid()}
          loading={form.submitting}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
