import { Alert, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';

interface Props {
  meaning: string;
  /** The effects. */
  effects: ReactNode;
  /** Label of the button. */
  submit: string;
  /** Text of the alert after success. */
  done: string;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation of an action that changes exposures, and shows why it was refused. */
export function ContestQuestion({ meaning, effects, submit, done, onSubmit, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await onSubmit();
      notifySuccess(done);
      onClose();
    } catch (error) {
      setRefusal(messageOf(error as Error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="md">
      <Text size="sm">{meaning}</Text>
      {effects}
      {refusal !== null && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <DialogButtons
        action={submit}
        loading={isBusy}
        onAction={() => void press()}
        onCancel={onClose}
      />
    </Stack>
  );
}
