import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useNow } from '../../../lib/browser/clock.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { icons } from '../../../ui/tokens.ts';
import {
  useUndoImportMutation,
  type ImportDone_ImportFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  import: ImportDone_ImportFragment;
  change: NonNullable<ImportDone_ImportFragment['change']>;
}

/** Undoes an import after confirmation, and shows until when that is possible. */
export function UndoImport({ import: work, change }: Props) {
  const isPossible = useNow() < Date.parse(change.undoUntil);
  const confirm = useConfirm();
  const [undo] = useUndoImportMutation({
    onCompleted: ({ undoDirectoryChange: { restored, skipped } }) =>
      notifySuccess(
        skipped.length === 0
          ? texts.restored(restored)
          : texts.restoredBut(restored, formatNames(skipped)),
      ),
  });
  const ask = (): void =>
    confirm({
      title: texts.undoTitle,
      meaning: texts.undoMeaning(work.new, work.changed),
      confirmLabel: texts.undoImport,
      cancelLabel: texts.keepIt,
      isDangerous: true,
      onConfirm: () => undo({ variables: { id: change.id } }),
    });
  if (!isPossible)
    return (
      <Text size="sm" c="dimmed">
        {texts.undoTooLate}
      </Text>
    );
  return (
    <Group gap="sm" wrap="nowrap">
      <Button variant="default" leftSection={<IconArrowBackUp {...icons.md} />} onClick={ask}>
        {texts.undo}
      </Button>
      <Text size="sm" c="dimmed" component="div">
        {texts.undoUntil(<Moment isInSentence at={change.undoUntil} />)}
      </Text>
    </Group>
  );
}

/** Lists the first names and counts the others: 'Anna Li, Ben Tan and 8 more'. */
const formatNames = (people: { name: string }[]): string => {
  const shown = people.slice(0, 3).map(({ name }) => name);
  const names = shown.join(', ');
  return people.length > shown.length ? texts.andMore(names, people.length - shown.length) : names;
};
