import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState, type KeyboardEvent } from 'react';
import { emailFault, passwordFault } from './credentials.ts';

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  onSubmit: (credentials: Credentials) => void;
  isBusy: boolean;
}

/** Email and password. Pure: says what is wrong, hands on what is right. */
export function LoginForm({ onSubmit, isBusy }: Props) {
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const form = useForm<Credentials>({
    initialValues: { email: '', password: '' },
    validate: { email: emailFault, password: passwordFault },
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  const watchCapsLock = (event: KeyboardEvent): void =>
    setCapsLockOn(event.getModifierState('CapsLock'));
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
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          size="md"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        />
        <Text size="xs" c="var(--vc-warning)" component="output" mt={-8} hidden={!isCapsLockOn}>
          {isCapsLockOn && 'Caps lock is on'}
        </Text>
        <Button type="submit" size="md" fullWidth disabled={!form.isValid()} loading={isBusy}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
