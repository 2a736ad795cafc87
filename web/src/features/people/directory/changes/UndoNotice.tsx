import { Button, Group, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { icons } from '../../../../ui/tokens.ts';
import type { DirectoryChange_ChangeFragment } from '../../../../generated/graphql.ts';
import classes from './UndoNotice.module.css';
import { formatDone } from './directory-words.ts';
import { useUndo } from './use-undo.ts';
import { texts } from './texts.tsx';

type Change = DirectoryChange_ChangeFragment;

/** Shows an alert about a change of the directory, with an undo button for as long as the gateway allows. */
export const notifyChange = (change: Change): void => {
  notifications.show({
    id: change.id,
    message: <UndoNotice change={change} />,
    color: 'green',
    icon: <IconCheck {...icons.lg} />,
    autoClose: false,
    closeButtonProps: { 'aria-label': texts.dismiss },
  });
};

function UndoNotice({ change }: { change: Change }) {
  // The difference of two times of the gateway, because this computer's clock may be wrong.
  const given = Date.parse(change.undoUntil) - Date.parse(change.createdAt);
  const [end] = useState(() => Date.now() + given);
  const [left, setLeft] = useState(given);
  const [undo, { isUndoing }] = useUndo();
  useInterval(() => setLeft(end - Date.now()), 200, { autoInvoke: true });
  const isOver = left <= 0 && !isUndoing;
  useEffect(() => {
    if (isOver) notifications.hide(change.id);
  }, [isOver, change.id]);
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{formatDone(change)}</Text>
      <Group gap={6} wrap="nowrap" flex="none">
        <Button
          size="compact-sm"
          variant="light"
          loading={isUndoing}
          onClick={() => void undo(change.id).then(() => notifications.hide(change.id))}
        >
          {texts.undo}
        </Button>
        <Text size="xs" c="dimmed" w={24} ta="right" className="tabular" aria-hidden>
          {texts.secondsLeft(seconds)}
        </Text>
        <svg width={16} height={16} viewBox="0 0 36 36" className={classes.ring} aria-hidden>
          <circle cx={18} cy={18} r={15.9155} className={classes.track} />
          <circle
            cx={18}
            cy={18}
            r={15.9155}
            className={classes.left}
            style={{ animationDuration: `${given}ms` }}
          />
        </svg>
      </Group>
    </Group>
  );
}
