import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { emailFault } from '../../../ui/email.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
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
  const form = useForm({
    initialValues: { email: '', role: role ?? '' },
    validate: {
      email: (email) => emailFault(email, texts.emailMissing),
      role: (chosen) => (chosen === '' ? texts.roleMissing : null),
    },
    clearInputErrorOnChange: true,
  });
  useUnsavedGuard(form.isDirty());
  const [invite, { loading }] = useInviteDialogMutation({
    onCompleted: ({ inviteMember }) => {
      notifySuccess(texts.wasInvited(inviteMember.email));
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
      onSubmit={form.onSubmit((values) => {
        const input = { email: values.email.trim(), role: values.role as MemberRole };
        void invite({ variables: { input } });
      })}
    >
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
        <RoleChoice required {...form.getInputProps('role')} />
        <DialogButtons action={texts.sendInvitation} loading={loading} onCancel={onClose} />
      </Stack>
    </form>
  );
}
