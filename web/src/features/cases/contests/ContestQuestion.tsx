import { Alert, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';

interface Props {
  meaning: string;
  /** The effects. */
  effects: ReactNode;
  /** Label of the button. */
  submit: string;
  /** Why it was refused before; null if it was not. */
  refusal: string | null;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an action that changes exposures. */
export function ContestQuestion({ meaning, effects, submit, refusal, onSubmit, onClose }: Props) {
  return (
    <Stack gap="md">
      <Text size="sm">{meaning}</Text>
      {effects}
      {refusal !== null && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <DialogButtons action={submit} onAction={onSubmit} onCancel={onClose} />
    </Stack>
  );
}
