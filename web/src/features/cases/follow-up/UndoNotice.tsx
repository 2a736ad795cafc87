import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';
import { useUndo, type UndoableAct } from './use-undo.ts';

const shownForMs = 10_000;

/** Shows an alert about an act with a button to undo it; the log can undo it later too. */
export const notifyAct = (
  message: string,
  act: UndoableAct,
  onUndone?: (act: UndoableAct) => void,
): void => {
  notifications.show({
    id: act.id,
    message: <UndoNotice message={message} act={act} onUndone={onUndone} />,
    color: 'green',
    icon: <IconCheck {...icons.lg} />,
    autoClose: shownForMs,
    closeButtonProps: { 'aria-label': texts.dismiss },
  });
};

function UndoNotice({
  message,
  act,
  onUndone,
}: {
  message: string;
  act: UndoableAct;
  onUndone?: ((act: UndoableAct) => void) | undefined;
}) {
  const [undo, { isUndoing }] = useUndo();
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{message}</Text>
      <Button
        size="compact-sm"
        variant="light"
        flex="none"
        loading={isUndoing}
        onClick={() => {
          onUndone?.(act);
          void undo(act).then(() => notifications.hide(act.id));
        }}
      >
        {texts.undo}
      </Button>
    </Group>
  );
}
