import { Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CapsLockPasswordInput } from './CapsLockPasswordInput.tsx';
import { validatePassword } from './credentials.ts';
import { texts } from './sign-in-texts.tsx';

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

const nothing: Credentials = { email: '', password: '' };

/**
 * A form for email and password. Its inputs are uncontrolled, so that text typed or filled in before hydration is not lost.
 */
export function LoginForm({ validateEmail, onSubmit, isBusy }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(nothing);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const readValues = (): void => {
    if (form.current) setValues({ ...nothing, ...Object.fromEntries(new FormData(form.current)) });
  };
  useEffect(readValues, []);
  const errors = {
    email: validateEmail(values.email),
    password: validatePassword(values.password),
  };
  const fieldProps = (name: keyof Credentials) => ({
    name,
    error: touched.includes(name) && errors[name],
    onInput: () => {
      setTouched([...touched, name]);
      readValues();
    },
    onBlur: () => setTouched([...touched, name]),
  });
  return (
    <form
      ref={form}
      // Without JavaScript the password must not end up in the URL.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ email: values.email.trim(), password: values.password });
      }}
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
          {...fieldProps('email')}
        />
        <CapsLockPasswordInput
          label={texts.password}
          autoComplete="current-password"
          {...fieldProps('password')}
        />
        <Button
          type="submit"
          size="md"
          fullWidth
          disabled={errors.email !== null || errors.password !== null}
          loading={isBusy}
        >
          {texts.signIn}
        </Button>
      </Stack>
    </form>
  );
}
