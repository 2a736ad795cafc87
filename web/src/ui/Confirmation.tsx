import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorAlert } from './ErrorAlert.tsx';
import { texts } from './texts.ts';

interface Props {
  /** Explains the action. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy: boolean;
  /** Why the action failed. */
  refusal?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Explains an action and asks for confirmation; the content of a modal. */
export function Confirmation({
  children,
  confirmLabel,
  cancelLabel = texts.cancel,
  isDangerous = false,
  isBusy,
  refusal = null,
  onConfirm,
  onCancel,
}: Props) {
  const confirmButton = useRef<HTMLButtonElement>(null);
  // The button lost the focus while it was busy.
  useEffect(() => {
    if (refusal !== null && !isBusy) confirmButton.current?.focus();
  }, [refusal, isBusy]);
  return (
    <>
      <Text component="div" size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
      <ErrorAlert mt="md">{refusal}</ErrorAlert>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          ref={confirmButton}
          {...(isDangerous && { color: 'red' })}
          loading={isBusy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </Group>
    </>
  );
}
