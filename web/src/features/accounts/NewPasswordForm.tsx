import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { CapsLockPasswordInput } from './CapsLockPasswordInput.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';
import {
  confirmationFault,
  newPasswordFault,
  passwordFault,
  shortestPassword,
} from './credentials.ts';
import { usePasswordStrength } from './use-password-strength.ts';

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
  /** Names that make a password weak, such as the company's. */
  ownWords?: readonly string[];
  /** Resolves with the server's errors by field; empty once the password is set. */
  onSubmit: (passwords: NewPassword) => Promise<Record<string, string>>;
  /** Beside the button. */
  children?: ReactNode;
}

const none: readonly never[] = [];

/** A password that is chosen, twice. Pure: says what is wrong, hands on what is right. */
export function NewPasswordForm({
  asksCurrent = false,
  label,
  confirmationLabel,
  mismatch,
  action,
  isBusy,
  ownWords = none,
  onSubmit,
  children,
}: Props) {
  const estimate = usePasswordStrength();
  const form = useForm<NewPassword>({
    initialValues: { current: '', password: '', confirmation: '' },
    validate: {
      current: asksCurrent ? passwordFault : () => null,
      password: (password) => newPasswordFault(password, estimate?.isCommonPassword),
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
  const submit = async (passwords: NewPassword): Promise<void> => {
    form.setErrors(await onSubmit(passwords));
  };
  const typed = useDeferredValue(form.values.password);
  const strength = useMemo(
    () =>
      estimate && typed.length >= shortestPassword
        ? estimate.estimateStrength(typed, ownWords)
        : null,
    [estimate, typed, ownWords],
  );
  return (
    <form noValidate onSubmit={form.onSubmit((passwords) => void submit(passwords))}>
      <Stack gap="md">
        {asksCurrent && (
          <CapsLockPasswordInput
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('current')}
          />
        )}
        <div>
          <CapsLockPasswordInput
            label={label}
            description="At least 7 characters, 12 or more are recommended"
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <StrengthMeter strength={strength} />
        </div>
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
