import { Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
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

const nothing: Credentials = { email: '', password: '' };

/**
 * Email and password. Pure: says what is wrong, hands on what is right. The browser keeps the values: what was typed or filled in before
 * this code was loaded stays.
 */
export function LoginForm({ emailFault, onSubmit, isBusy }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(nothing);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const readValues = (): void => {
    if (form.current) setValues({ ...nothing, ...Object.fromEntries(new FormData(form.current)) });
  };
  useEffect(readValues, []);
  const faults = { email: emailFault(values.email), password: passwordFault(values.password) };
  const fieldProps = (name: keyof Credentials) => ({
    name,
    error: touched.includes(name) && faults[name],
    onInput: () => {
      setTouched([...touched, name]);
      readValues();
    },
    onBlur: () => setTouched([...touched, name]),
  });
  return (
    <form
      ref={form}
      // Without script the password must not get into the address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ email: values.email.trim(), password: values.password });
      }}
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
          {...fieldProps('email')}
        />
        <CapsLockPasswordInput
          label="Password"
          autoComplete="current-password"
          {...fieldProps('password')}
        />
        <Button
          type="submit"
          size="md"
          fullWidth
          disabled={faults.email !== null || faults.password !== null}
          loading={isBusy}
        >
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
