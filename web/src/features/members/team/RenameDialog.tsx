import { Stack, Text, TextInput } from '@mantine/core';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { useRenameMemberMutation, useRenameSelfMutation } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

export interface RenamedMember {
  email: string;
  name: string | null;
  /** Id of the membership; absent: the viewer's own. */
  id?: string;
}

interface Props {
  /** Null if closed. */
  member: RenamedMember | null;
  onClose: () => void;
}

/** Changes the name of a member. */
export function RenameDialog({ member, onClose }: Props) {
  const shown = useLastValue(member);
  return (
    <FormDialog
      opened={member !== null}
      onClose={onClose}
      title={shown && (shown.id === undefined ? texts.ownName : texts.nameOf(shown.email))}
    >
      {shown && <NameForm member={shown} onClose={onClose} />}
    </FormDialog>
  );
}

function NameForm({
  member: { id, name: before },
  onClose,
}: {
  member: RenamedMember;
  onClose: () => void;
}) {
  const [renameMember] = useRenameMemberMutation();
  const [renameSelf] = useRenameSelfMutation();
  const { form, submit } = useGatewayForm({
    initialValues: { name: before ?? '' },
    clearInputErrorOnChange: true,
    send: async (values) => {
      const name = values.name.trim() || null;
      await (id === undefined
        ? renameSelf({ variables: { input: { name } } })
        : renameMember({ variables: { input: { id, name } } }));
      notifySuccess(name === null ? texts.nameRemoved : texts.renamed(name));
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">{texts.nameMeaning}</Text>
        <TextInput
          label={texts.name}
          autoComplete={id === undefined ? 'name' : 'off'}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <DialogButtons action={texts.save} loading={form.submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
