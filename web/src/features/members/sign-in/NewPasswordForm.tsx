import type { ErrorLike } from '@apollo/client';
import { Button, Stack } from '@mantine/core';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { useDeferredValue, useMemo, type ReactNode, useEffect, useState } from 'react';
import { CapsLockPasswordInput } from './CapsLockPasswordInput.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';
import { validatePassword } from './credentials.ts';
import { texts } from './password-texts.ts';
import type { estimateStrength, isCommonPassword } from './password-strength.ts';

interface PasswordStrength {
  estimateStrength: typeof estimateStrength;
  isCommonPassword: typeof isCommonPassword;
}

/** Loads the password strength estimator. Null until it is loaded, or if that fails: forms work without it. */
const usePasswordStrength = (): PasswordStrength | null => {
  const [loaded, setLoaded] = useState<PasswordStrength | null>(null);
  useEffect(() => {
    let isMounted = true;
    const load = async (): Promise<void> => {
      const strength = await import('./password-strength.ts').catch(() => null);
      if (isMounted) setLoaded(strength);
    };
    void load();
    return () => {
      isMounted = false;
    };
  }, []);
  return loaded;
};

const minPasswordLength = 7;

/**
 * Returns an error message, or null if the password is acceptable.
 * @param isCommon whether the password is on the list of common ones; omitted until the list is loaded.
 */
const validateNewPassword = (
  password: string,
  isCommon: (password: string) => boolean = () => false,
): string | null => {
  if (password === '') return validatePassword(password);
  if (password.length < minPasswordLength) return texts.tooShort;
  if (/^(.)\1*$/su.test(password.toLowerCase())) return texts.oneCharacter;
  return isCommon(password) ? texts.tooCommon : null;
};

/** Returns an error message (`mismatch` if the confirmation differs), or null. */
const validateConfirmation = (
  confirmation: string,
  password: string,
  mismatch: string,
): string | null => {
  if (confirmation === '') return texts.confirmMissing;
  return confirmation === password ? null : mismatch;
};

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
