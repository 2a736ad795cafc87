import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { validateRegisteredEmail } from './credentials.ts';
import { texts } from './password-texts.ts';
import { useEarlyInput } from './use-early-input.ts';

interface Props {
  email?: string;
  action: string;
  isBusy: boolean;
  onSubmit: (email: string) => void;
}

/** Asks for an email address to send something to. */
export function EmailForm({ email = '', action, isBusy, onSubmit }: Props) {
  const form = useForm({
    initialValues: { email },
    validate: { email: validateRegisteredEmail },
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  const element = useEarlyInput(form.setValues);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.onSubmit((values) => onSubmit(values.email.trim()))}
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
        <Button type="submit" size="md" fullWidth disabled={!form.isValid()} loading={isBusy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
