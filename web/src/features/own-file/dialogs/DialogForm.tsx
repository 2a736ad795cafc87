import { Stack, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';

interface Props {
  onSubmit: ComponentProps<'form'>['onSubmit'];
  isBusy: boolean;
  /** Explains before sending what the company does with it. */
  meaning: string;
  action: string;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a dialog: what sending it means, its fields and its buttons. */
export function DialogForm({ onSubmit, isBusy, meaning, action, onClose, children }: Props) {
  return (
    <form noValidate autoComplete="off" onSubmit={onSubmit}>
      <Stack gap="md">
        <Text size="sm">{meaning}</Text>
        {children}
        <DialogButtons action={action} loading={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
