import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  title: string;
  /** What will happen, and the fields for it. */
  children: ReactNode;
  /** Label of the confirm button. */
  action: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before many people are changed at once. */
export function BulkDialog({
  isOpen,
  title,
  children,
  action,
  isDangerous = false,
  isDisabled = false,
  isBusy = false,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isDisabled) onConfirm();
        }}
      >
        <Stack gap="md">
          {children}
          <Group justify="flex-end" gap="sm" mt="sm">
            <Button variant="default" onClick={onClose} data-autofocus={isDangerous || undefined}>
              {texts.cancel}
            </Button>
            <Button
              type="submit"
              color={isDangerous ? 'red' : undefined}
              disabled={isDisabled}
              loading={isBusy}
            >
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
