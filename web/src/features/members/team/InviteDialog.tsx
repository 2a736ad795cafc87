import { Stack, Text, TextInput } from '@mantine/core';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { validateEmail } from '../../../ui/email.ts';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useInviteDialogMutation, type MemberRole } from '../../../generated/graphql.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  /** The preselected role, or null. */
  role: MemberRole | null;
  onClose: () => void;
}

/** Invites an email address in a role. */
export function InviteDialog({ isOpen, role, onClose }: Props) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={texts.inviteTitle}>
      <InviteForm role={role} onClose={onClose} />
    </FormDialog>
  );
}

function InviteForm({ role, onClose }: Pick<Props, 'role' | 'onClose'>) {
  const [invite] = useInviteDialogMutation();
  const { form, submit } = useGatewayForm({
    initialValues: { email: '', name: '', role: role ?? '' },
    validate: {
      email: (email) => validateEmail(email, texts.emailMissing),
      role: (chosen) => (chosen === '' ? texts.roleMissing : null),
    },
    clearInputErrorOnChange: true,
    send: async (values) => {
      const input = {
        email: values.email.trim(),
        name: values.name.trim() || null,
        role: values.role as MemberRole,
      };
      const { data } = await invite({ variables: { input } });
      notifySuccess(texts.wasInvited(data!.inviteMember.email));
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">{texts.inviteMeaning}</Text>
        <TextInput
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps('email')}
        />
        <TextInput label={texts.optionalName} autoComplete="off" {...form.getInputProps('name')} />
        <RoleChoice required {...form.getInputProps('role')} />
        <DialogButtons action={texts.sendInvitation} loading={form.submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
