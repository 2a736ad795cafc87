import { Group, NativeSelect, SimpleGrid, Stack, TextInput, Autocomplete } from '@mantine/core';
import { useForm, type GetInputPropsReturnType } from '@mantine/form';
import { useUnsavedGuard } from '../../../../ui/unsaved-guard.ts';
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
  isBusy: boolean;
  /** Resolves with the gateway's error messages by field; empty once saved. */
  onSubmit: (values: EmployeeFormValues) => Promise<Record<string, string>>;
  onCancel: () => void;
}

/** The fields of an employee. */
export function EmployeeForm({
  purpose,
  initialValues,
  departments,
  today,
  isBusy,
  onSubmit,
  onCancel,
}: Props) {
  const withHealth = useWithHealth();
  const isAdding = purpose === 'add';
  const form = useForm<EmployeeFormValues>({
    initialValues,
    validate: isAdding ? rulesForAdding : rulesForEditing,
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  useUnsavedGuard(form.isDirty());
  const submit = async (values: EmployeeFormValues): Promise<void> => {
    form.setErrors(await onSubmit(values));
  };
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
    <form noValidate autoComplete="off" onSubmit={form.onSubmit((values) => void submit(values))}>
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
          loading={isBusy}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
