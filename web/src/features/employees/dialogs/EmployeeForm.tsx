import {
  Button,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  TextInput,
  Autocomplete,
} from '@mantine/core';
import { useForm, type GetInputPropsReturnType } from '@mantine/form';
import { DayInput } from '../../../components/DayInput.tsx';
import { splitPhone } from '../../../components/phone.ts';
import { PasswordField } from './PasswordField.tsx';
import { PositiveStatus } from './PositiveStatus.tsx';
import { rulesForAdding, rulesForEditing, type EmployeeFormValues } from './employee-rules.ts';

interface Props {
  purpose: 'add' | 'edit';
  initialValues: EmployeeFormValues;
  /** Known departments, offered while typing. */
  departments: readonly string[];
  /** In the company's zone; no day can be later. */
  today: string;
  isBusy: boolean;
  /** Answers with what the server found wrong, by field; nothing when it is done. */
  onSubmit: (values: EmployeeFormValues) => Promise<Record<string, string>>;
  onCancel: () => void;
}

/** The fields of an employee. Pure: says what is wrong, hands on what is right. */
export function EmployeeForm({
  purpose,
  initialValues,
  departments,
  today,
  isBusy,
  onSubmit,
  onCancel,
}: Props) {
  const isAdding = purpose === 'add';
  const form = useForm<EmployeeFormValues>({
    initialValues,
    validate: isAdding ? rulesForAdding : rulesForEditing,
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  const submit = async (values: EmployeeFormValues): Promise<void> => {
    const faults = await onSubmit(values);
    form.setErrors(faults);
  };
  /** Moves a country code that was typed before the number into its own field, and shows the number as it is stored. */
  const settlePhone = (): void => {
    if (form.validateField('phone').hasError) return;
    const { phone, callingCode } = splitPhone(form.values.phone, form.values.callingCode);
    form.setFieldValue('callingCode', callingCode);
    form.setFieldValue('phone', phone);
  };
  // Mantine types these loosely; every field below but the status holds text.
  const field = (name: keyof EmployeeFormValues) =>
    form.getInputProps(name) as GetInputPropsReturnType & { value: string };
  return (
    <form noValidate autoComplete="off" onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <TextInput label="Name" required data-autofocus {...field('name')} />
          <TextInput
            label="Employee ID"
            required={isAdding}
            disabled={!isAdding}
            {...field('code')}
          />
          <TextInput
            label="Email"
            type="email"
            inputMode="email"
            required={isAdding}
            disabled={!isAdding}
            {...field('email')}
          />
          <Group gap="sm" wrap="nowrap" align="flex-start">
            <TextInput
              label="Code"
              placeholder="+65"
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
              label="Phone"
              flex={1}
              inputMode="tel"
              required={isAdding}
              disabled={!isAdding}
              {...field('phone')}
              onBlur={settlePhone}
            />
          </Group>
          <Autocomplete
            label="Department"
            required
            data={[...departments]}
            {...field('department')}
          />
          <TextInput label="Designation" {...field('designation')} />
          <NativeSelect
            label="Gender"
            data={[
              { value: '', label: 'Not said' },
              { value: 'FEMALE', label: 'Female' },
              { value: 'MALE', label: 'Male' },
            ]}
            {...field('gender')}
          />
          <DayInput
            label="Date of birth"
            maxDate={today}
            defaultLevel="decade"
            {...field('dateOfBirth')}
          />
        </SimpleGrid>
        <PasswordField
          label={isAdding ? 'Password' : 'New password'}
          description={
            isAdding
              ? 'For the app’s sign-in. Copy it now: it is not shown again.'
              : 'Empty keeps the old one. A new one signs the phone out.'
          }
          required={isAdding}
          {...field('password')}
        />
        <PositiveStatus form={form} today={today} />
        <Group justify="flex-end" gap="sm" mt="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={!form.isValid()} loading={isBusy}>
            {isAdding ? 'Add employee' : 'Save'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
