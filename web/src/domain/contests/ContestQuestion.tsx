import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../apollo/errors.ts';
import { notifySuccess } from '../../components/notify.tsx';
import { texts } from './texts.tsx';

interface Props {
  meaning: string;
  /** What it changes. */
  effects: ReactNode;
  /** Words of the button. */
  submit: string;
  /** What the alert says afterwards. */
  done: string;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is done that changes who is exposed, and says why if it is refused. */
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
