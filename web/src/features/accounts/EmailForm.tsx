import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { registeredEmailFault } from './credentials.ts';

interface Props {
  /** Where to begin with, where it is known. */
  email?: string;
  action: string;
  isBusy: boolean;
  onSubmit: (email: string) => void;
}

/** One email address, to send something to. Pure: says what is wrong, hands on what is right. */
export function EmailForm({ email = '', action, isBusy, onSubmit }: Props) {
  const form = useForm({
    initialValues: { email },
    validate: { email: registeredEmailFault },
    validateInputOnChange: true,
    validateInputOnBlur: true,
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => onSubmit(values.email.trim()))}>
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
        <Button type="submit" size="md" fullWidth disabled={!form.isValid()} loading={isBusy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
