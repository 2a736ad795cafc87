import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { texts } from './texts.ts';
import { icons } from './tokens.ts';

const shownForMs = 10_000;

/** Shows an `UndoNotice` for 10 seconds, and as long as the pointer or the keyboard focus is on it. */
export const notifyUndoable = (id: string, message: ReactNode): void => {
  // Mantine waits for the pointer, but not for the focus.
  const closeAfter = (autoClose: number | false): void => {
    notifications.update({ id, message, autoClose });
  };
  notifications.show({
    id,
    message,
    color: 'green',
    icon: <IconCheck {...icons.lg} />,
    autoClose: shownForMs,
    onFocusCapture: () => closeAfter(false),
    onBlurCapture: () => closeAfter(shownForMs),
    closeButtonProps: { 'aria-label': texts.dismiss },
  });
};

interface Props {
  /** Of the alert. */
  id: string;
  message: string;
  /** Undoes it and shows the result in another alert. Resolves with whether it worked. */
  onUndo: () => Promise<boolean>;
}

/** What was done, with a button to undo it. */
export function UndoNotice({ id, message, onUndo }: Props) {
  const [isUndoing, setUndoing] = useState(false);
  const press = async (): Promise<void> => {
    setUndoing(true);
    if (await onUndo()) notifications.hide(id);
    else setUndoing(false);
  };
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{message}</Text>
      <Button
        size="compact-sm"
        variant="light"
        flex="none"
        loading={isUndoing}
        onClick={() => void press()}
      >
        {texts.undo}
      </Button>
    </Group>
  );
}
