import type { ErrorLike } from '@apollo/client';
import { Anchor, Button, Stack } from '@mantine/core';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { CapsLockPasswordInput } from './CapsLockPasswordInput.tsx';
import { validatePassword } from './credentials.ts';
import { texts } from './sign-in-texts.tsx';

interface Props {
  action: string;
  /** Sends the password; rejects with the gateway's error. */
  onSave: (password: string) => Promise<unknown>;
  /** Returns whether it has handled the error. */
  onError: (error: ErrorLike, password: string) => boolean;
}

/** Asks for the password of an existing account. */
export function OwnPasswordForm({ action, onSave, onError }: Props) {
  const { form, submit } = useGatewayForm({
    initialValues: { password: '' },
    validate: { password: validatePassword },
    clearInputErrorOnChange: true,
    send: ({ password }) => onSave(password),
    handleError: (error, { password }) => onError(error, password),
    isGuarded: false,
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <CapsLockPasswordInput
          label={texts.password}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" fullWidth loading={form.submitting}>
          {action}
        </Button>
        <Anchor component={Link} to={paths.forgotPassword} size="sm">
          {texts.forgotPassword}
        </Anchor>
      </Stack>
    </form>
  );
}
