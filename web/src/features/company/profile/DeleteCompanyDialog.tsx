import { List, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { useDeleteCompanyDialogMutation } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  companyName: string;
  onClose: () => void;
}

/** Explains what is deleted and when, and asks for the company's name and the password. */
export function DeleteCompanyDialog({ isOpen, companyName, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.deleteTitle(companyName)}
      closeOnClickOutside={false}
    >
      <Confirmation companyName={companyName} onClose={onClose} />
    </Modal>
  );
}

function Confirmation({ companyName, onClose }: Omit<Props, 'isOpen'>) {
  const [schedule] = useDeleteCompanyDialogMutation();
  const { form, submit } = useGatewayForm({
    initialValues: { companyName: '', password: '' },
    validate: {
      companyName: (typed) =>
        typed.trim() === companyName ? null : texts.nameMissing(companyName),
      password: (password) => (password === '' ? texts.passwordMissing : null),
    },
    validateInputOnChange: ['password'],
    validateInputOnBlur: true,
    isGuarded: false,
    send: async (values) => {
      await schedule({ variables: { ...values, companyName: values.companyName.trim() } });
      notifySuccess(texts.deletionScheduled);
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <div>
          <Text size="sm" mb="sm">
            {texts.deletionRemoves}
          </Text>
          <List size="sm" spacing={4}>
            <List.Item>{texts.deletionPeople}</List.Item>
            <List.Item>{texts.deletionRecords}</List.Item>
            <List.Item>{texts.deletionRest}</List.Item>
          </List>
          <Text size="sm" c="dimmed" mt="sm">
            {texts.deletionUntilThen}
          </Text>
        </div>
        <TextInput
          label={texts.confirmName(companyName)}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('companyName')}
        />
        <PasswordInput
          label={texts.yourPassword}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
          {...form.getInputProps('password')}
        />
        <DialogButtons
          action={texts.deleteCompany}
          color="red"
          disabled={!form.isValid()}
          loading={form.submitting}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
