import type { ErrorLike } from '@apollo/client';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { notifyFailure, notifySuccess } from '../../../../ui/notify.tsx';
import { icons } from '../../../../ui/tokens.ts';
import { texts } from './texts.ts';
import { formatRefusal } from './undo-refusal.ts';
import { useUndoEntry } from './use-undo-entry.ts';

/** Shows an alert about an act on a case, with an undo button. The log of the case offers the same later. */
export const notifyAct = (message: string, entryId: string): void => {
  notifications.show({
    id: entryId,
    message: <ActNotice message={message} entryId={entryId} />,
    color: 'green',
    icon: <IconCheck {...icons.lg} />,
    autoClose: 15_000,
    closeButtonProps: { 'aria-label': texts.dismiss },
  });
};

function ActNotice({ message, entryId }: { message: string; entryId: string }) {
  const [undo, { isUndoing }] = useUndoEntry();
  const press = async (): Promise<void> => {
    try {
      await undo(entryId);
      notifySuccess(texts.undone);
    } catch (error) {
      notifyFailure(formatRefusal(error as ErrorLike));
    }
    notifications.hide(entryId);
  };
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{message}</Text>
      <Button size="compact-sm" variant="light" loading={isUndoing} onClick={() => void press()}>
        {texts.undo}
      </Button>
    </Group>
  );
}
