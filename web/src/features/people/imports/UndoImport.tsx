import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useNow } from '../../../lib/browser/clock.ts';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { codeOf, messageOf } from '../../../apollo/errors.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
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
  const [isOpen, { open, close }] = useDisclosure(false);
  const isPossible = useNow() < Date.parse(change.undoUntil);
  const [undo, { loading }] = useUndoImportMutation({
    onCompleted: ({ undoDirectoryChange: { restored, skipped } }) => {
      close();
      notifySuccess(
        skipped.length === 0
          ? texts.restored(restored)
          : texts.restoredBut(restored, formatNames(skipped)),
      );
    },
    onError: (error) => {
      if (codeOf(error) !== undefined) close();
      notifyFailure(messageOf(error));
    },
  });
  if (!isPossible)
    return (
      <Text size="sm" c="dimmed">
        {texts.undoTooLate}
      </Text>
    );
  return (
    <Group gap="sm" wrap="nowrap">
      <Button variant="default" leftSection={<IconArrowBackUp {...icons.md} />} onClick={open}>
        {texts.undo}
      </Button>
      <Text size="sm" c="dimmed" component="div">
        {texts.undoUntil(<Moment isInSentence at={change.undoUntil} />)}
      </Text>
      <Modal opened={isOpen} onClose={close} title={texts.undoTitle}>
        <Confirmation
          confirmLabel={texts.undoImport}
          cancelLabel={texts.keepIt}
          isDangerous
          isBusy={loading}
          onConfirm={() => void undo({ variables: { id: change.id } })}
          onCancel={close}
        >
          {texts.undoMeaning(work.new, work.changed)}
        </Confirmation>
      </Modal>
    </Group>
  );
}

/** Lists the first names and counts the others: 'Anna Li, Ben Tan and 8 more'. */
const formatNames = (people: { name: string }[]): string => {
  const shown = people.slice(0, 3).map(({ name }) => name);
  const names = shown.join(', ');
  return people.length > shown.length ? texts.andMore(names, people.length - shown.length) : names;
};
