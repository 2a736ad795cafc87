import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CapsLockPasswordInput } from './CapsLockPasswordInput.tsx';
import { validatePassword } from './credentials.ts';
import { texts } from './sign-in-texts.tsx';
import { useEarlyInput } from './use-early-input.ts';

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  /** Returns an error message or null. */
  validateEmail: (email: string) => string | null;
  onSubmit: (credentials: Credentials) => void;
  isBusy: boolean;
}

/** A form for email and password. */
export function LoginForm({ validateEmail, onSubmit, isBusy }: Props) {
  const form = useForm<Credentials>({
    initialValues: { email: '', password: '' },
    validate: { email: validateEmail, password: validatePassword },
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  const element = useEarlyInput(form.setValues);
  return (
    <form
      ref={element}
      // Without JavaScript the password must not end up in the URL.
      method="post"
      noValidate
      onSubmit={form.onSubmit(({ email, password }) => onSubmit({ email: email.trim(), password }))}
    >
      <Stack gap="md">
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          size="md"
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
          name="email"
        />
        <CapsLockPasswordInput
          label={texts.password}
          autoComplete="current-password"
          {...form.getInputProps('password')}
          name="password"
        />
        <Button type="submit" size="md" fullWidth disabled={!form.isValid()} loading={isBusy}>
          {texts.signIn}
        </Button>
      </Stack>
    </form>
  );
}
