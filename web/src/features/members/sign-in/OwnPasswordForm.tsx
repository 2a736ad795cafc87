import { Anchor, Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { CapsLockPasswordInput } from './CapsLockPasswordInput.tsx';
import { validatePassword } from './credentials.ts';
import { texts } from './sign-in-texts.tsx';

interface Props {
  action: string;
  isBusy: boolean;
  /** Resolves with the server's errors by field; empty on success. */
  onSubmit: (password: string) => Promise<Record<string, string>>;
}

/** Asks for the password of an existing account. */
export function OwnPasswordForm({ action, isBusy, onSubmit }: Props) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: validatePassword },
    clearInputErrorOnChange: true,
  });
  const submit = async ({ password }: { password: string }): Promise<void> => {
    form.setErrors(await onSubmit(password));
  };
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        <CapsLockPasswordInput
          label={texts.password}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {action}
        </Button>
        <Anchor component={Link} to={paths.forgotPassword} size="sm">
          {texts.forgotPassword}
        </Anchor>
      </Stack>
    </form>
  );
}
