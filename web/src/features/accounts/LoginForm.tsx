import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CapsLockPasswordInput } from './CapsLockPasswordInput.tsx';
import { passwordFault } from './credentials.ts';

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  /** What is wrong with an email; null when nothing is. */
  emailFault: (email: string) => string | null;
  onSubmit: (credentials: Credentials) => void;
  isBusy: boolean;
}

/** Email and password. Pure: says what is wrong, hands on what is right. */
export function LoginForm({ emailFault, onSubmit, isBusy }: Props) {
  const form = useForm<Credentials>({
    initialValues: { email: '', password: '' },
    validate: { email: emailFault, password: passwordFault },
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ email, password }) => onSubmit({ email: email.trim(), password }))}
    >
      <Stack gap="md">
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          size="md"
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
        <CapsLockPasswordInput
          label="Password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" fullWidth disabled={!form.isValid()} loading={isBusy}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
