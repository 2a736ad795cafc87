import type { ErrorLike } from '@apollo/client';
import { Button, Stack } from '@mantine/core';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { CapsLockPasswordInput } from './CapsLockPasswordInput.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';
import { validatePassword } from './credentials.ts';
import {
  minPasswordLength,
  validateConfirmation,
  validateNewPassword,
} from './new-password-rules.ts';
import { usePasswordStrength } from './use-password-strength.ts';
import { texts } from './password-texts.ts';

interface NewPassword {
  /** Empty if it is not asked for. */
  current: string;
  password: string;
  confirmation: string;
}

interface Props {
  /** Whether the form asks for the current password too. */
  asksCurrent?: boolean;
  /** Label of the new password: 'Password' for a first one. */
  label: string;
  confirmationLabel: string;
  /** Error message if the two passwords differ. */
  mismatch: string;
  action: string;
  /** Words that make a password weak, such as the company's name. */
  ownWords?: readonly string[];
  /** Sends the passwords; rejects with the gateway's error. */
  onSave: (passwords: NewPassword) => Promise<unknown>;
  /** Returns whether it has handled the error. */
  onError?: (error: ErrorLike, passwords: NewPassword) => boolean;
  /** Shown beside the button. */
  children?: ReactNode;
}

const none: readonly never[] = [];

/** Asks for a new password and its confirmation. */
export function NewPasswordForm({
  asksCurrent = false,
  label,
  confirmationLabel,
  mismatch,
  action,
  ownWords = none,
  onSave,
  onError,
  children,
}: Props) {
  const estimate = usePasswordStrength();
  const { form, submit } = useGatewayForm<NewPassword>({
    send: onSave,
    ...(onError && { handleError: onError }),
    isGuarded: false,
    initialValues: { current: '', password: '', confirmation: '' },
    validate: {
      current: asksCurrent ? validatePassword : () => null,
      password: (password) => validateNewPassword(password, estimate?.isCommonPassword),
      confirmation: (confirmation, { password }) =>
        validateConfirmation(confirmation, password, mismatch),
    },
    validateInputOnChange: true,
    validateInputOnBlur: true,
    onValuesChange: ({ password, confirmation }, before) => {
      // The confirmation was validated against the previous password.
      if (password !== before.password && confirmation !== '') form.validateField('confirmation');
    },
  });
  const typed = useDeferredValue(form.values.password);
  const strength = useMemo(
    () =>
      estimate && typed.length >= minPasswordLength
        ? estimate.estimateStrength(typed, ownWords)
        : null,
    [estimate, typed, ownWords],
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {asksCurrent && (
          <CapsLockPasswordInput
            label={texts.current}
            autoComplete="current-password"
            {...form.getInputProps('current')}
          />
        )}
        <div>
          <CapsLockPasswordInput
            label={label}
            description={texts.lengthHelp}
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
        <Button
          type="submit"
          size="md"
          fullWidth
          disabled={!form.isValid()}
          loading={form.submitting}
        >
          {action}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
