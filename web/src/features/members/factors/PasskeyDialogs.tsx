import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from '../../../generated/graphql.ts';
import { passkeyTexts as texts } from './passkey-texts.ts';

interface Props {
  passkey: { id: string; name: string };
  onDone: () => void;
}

/** Renames a passkey. */
export function RenamePasskey({ passkey: { id, name: before }, onDone }: Props) {
  const [name, setName] = useState(before);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [rename, { loading }] = useRenamePasskeyMutation({
    onCompleted: () => {
      notifySuccess(texts.renamed);
      onDone();
    },
    onError: (error) => {
      const refused = fieldErrorsOf(error)['name'];
      if (refused === undefined) notifyFailure(messageOf(error));
      else setRefusal(refused);
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void rename({ variables: { input: { id, name } } });
      }}
    >
      <Stack gap="md">
        <TextInput
          label={texts.name}
          maxLength={60}
          data-autofocus
          value={name}
          error={refusal}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setRefusal(null);
          }}
        />
        <DialogButtons
          action={texts.save}
          disabled={name.trim() === ''}
          loading={loading}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}

/** Removes a passkey after confirmation. */
export function RemovePasskey({ passkey: { id }, onDone }: Props) {
  const [remove, { loading }] = useRemovePasskeyMutation({
    onCompleted: () => {
      notifySuccess(texts.removed);
      onDone();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Confirmation
      confirmLabel={texts.remove}
      isDangerous
      isBusy={loading}
      onConfirm={() => void remove({ variables: { id } })}
      onCancel={onDone}
    >
      {texts.removeMeaning}
    </Confirmation>
  );
}
