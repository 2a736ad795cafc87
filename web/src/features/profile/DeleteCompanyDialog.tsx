import { Button, Group, List, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrorsOf, messageOf } from '../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useDeleteCompanyDialogMutation } from '../../generated/graphql.ts';

interface Props {
  isOpen: boolean;
  companyName: string;
  onClose: () => void;
}

/** Says what is removed and when, and asks for the company's name and the password. */
export function DeleteCompanyDialog({ isOpen, companyName, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Delete ${companyName}?`}
      closeOnClickOutside={false}
    >
      <Confirmation companyName={companyName} onClose={onClose} />
    </Modal>
  );
}

function Confirmation({ companyName, onClose }: Omit<Props, 'isOpen'>) {
  const form = useForm({
    initialValues: { companyName: '', password: '' },
    validate: {
      companyName: (typed) =>
        typed.trim() === companyName ? null : `Please enter ‘${companyName}’`,
      password: (password) => (password === '' ? 'Please enter your password' : null),
    },
    validateInputOnChange: ['password'],
    validateInputOnBlur: true,
  });
  const [schedule, { loading }] = useDeleteCompanyDialogMutation({
    onCompleted: () => {
      notifySuccess('Deletion scheduled. You can undo it for 30 days.');
      onClose();
    },
    onError: (error) => {
      const fields = fieldErrorsOf(error);
      form.setErrors(fields);
      if (Object.keys(fields).length === 0) notifyFailure(messageOf(error));
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) =>
        schedule({ variables: { ...values, companyName: values.companyName.trim() } }).catch(
          () => undefined,
        ),
      )}
    >
      <Stack gap="md">
        <div>
          <Text size="sm" mb="sm">
            In 30 days this is removed for good, and nobody can bring it back:
          </Text>
          <List size="sm" spacing={4}>
            <List.Item>the employees, their photos and their sign-ins to the app</List.Item>
            <List.Item>every contact, breach, trace and health record</List.Item>
            <List.Item>cameras, settings, orders and this account</List.Item>
          </List>
          <Text size="sm" c="dimmed" mt="sm">
            Until then everything works as before, and you can undo it.
          </Text>
        </div>
        <TextInput
          label={`Type ‘${companyName}’ to confirm`}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('companyName')}
        />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end" gap="sm" mt="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" disabled={!form.isValid()} loading={loading}>
            Delete company
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
