import { Stack, TextInput } from '@mantine/core';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { useRenamePasskeyMutation } from '../../../generated/graphql.ts';
import { passkeyTexts as texts } from './passkey-texts.ts';

interface Props {
  passkey: { id: string; name: string };
  onDone: () => void;
}

/** Renames a passkey. */
export function RenamePasskey({ passkey: { id, name: before }, onDone }: Props) {
  const [rename] = useRenamePasskeyMutation();
  const { form, submit } = useGatewayForm({
    initialValues: { name: before },
    clearInputErrorOnChange: true,
    isGuarded: false,
    send: async ({ name }) => {
      await rename({ variables: { input: { id, name } } });
      notifySuccess(texts.renamed);
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={texts.name}
          maxLength={60}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <DialogButtons
          action={texts.save}
          disabled={form.values.name.trim() === ''}
          loading={form.submitting}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
