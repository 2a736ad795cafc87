import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { CapsLockPasswordInput } from './CapsLockPasswordInput.tsx';
import { confirmationFault, newPasswordFault, passwordFault } from './credentials.ts';

export interface NewPassword {
  /** Empty where it is not asked for. */
  current: string;
  password: string;
  confirmation: string;
}

interface Props {
  /** Whether the password until now is asked for. */
  asksCurrent?: boolean;
  /** What the new password is called: 'Password' for a first one. */
  label: string;
  confirmationLabel: string;
  /** What to say when the two differ. */
  mismatch: string;
  action: string;
  isBusy: boolean;
  onSubmit: (passwords: NewPassword) => void;
  /** Beside the button. */
  children?: ReactNode;
}

/** A password that is chosen, twice. Pure: says what is wrong, hands on what is right. */
export function NewPasswordForm({
  asksCurrent = false,
  label,
  confirmationLabel,
  mismatch,
  action,
  isBusy,
  onSubmit,
  children,
}: Props) {
  const form = useForm<NewPassword>({
    initialValues: { current: '', password: '', confirmation: '' },
    validate: {
      current: asksCurrent ? passwordFault : () => null,
      password: newPasswordFault,
      confirmation: (confirmation, { password }) =>
        confirmationFault(confirmation, password, mismatch),
    },
    validateInputOnChange: true,
    validateInputOnBlur: true,
    onValuesChange: ({ password, confirmation }, before) => {
      // The repetition was right or wrong for the password as it was.
      if (password !== before.password && confirmation !== '') form.validateField('confirmation');
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit)}>
      <Stack gap="md">
        {asksCurrent && (
          <CapsLockPasswordInput
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('current')}
          />
        )}
        <CapsLockPasswordInput
          label={label}
          description="At least 7 characters"
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <CapsLockPasswordInput
          label={confirmationLabel}
          autoComplete="new-password"
          {...form.getInputProps('confirmation')}
        />
        <Button type="submit" size="md" fullWidth disabled={!form.isValid()} loading={isBusy}>
          {action}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
