import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../apollo/errors.ts';
import { notifySuccess } from '../../components/notify.tsx';
import { texts } from './texts.tsx';

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
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button loading={isBusy} disabled={refusal !== null} onClick={() => void press()}>
          {submit}
        </Button>
      </Group>
    </Stack>
  );
}
