import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  isOpen: boolean;
  title: string;
  /** What will happen, and the fields it needs. */
  children: ReactNode;
  /** On the button that does it. */
  action: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  isBusy?: boolean;
  onDo: () => void;
  onClose: () => void;
}

/** Asks before something is done to many people at once. */
export function BulkDialog({
  isOpen,
  title,
  children,
  action,
  isDangerous = false,
  isDisabled = false,
  isBusy = false,
  onDo,
  onClose,
}: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isDisabled) onDo();
        }}
      >
        <Stack gap="md">
          {children}
          <Group justify="flex-end" gap="sm" mt="sm">
            <Button variant="default" onClick={onClose} data-autofocus={isDangerous || undefined}>
              Cancel
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
