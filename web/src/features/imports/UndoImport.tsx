import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure, useInterval } from '@mantine/hooks';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { plural } from '../../intl.ts';
import { messageOf } from '../../apollo/errors.ts';
import { Moment } from '../../domain/dates/Moment.tsx';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { icons } from '../../components/tokens.ts';
import { useUndoImportMutation, type ImportPage_ImportFragment } from '../../generated/graphql.ts';
import { people } from './import-words.ts';

interface Props {
  import: ImportPage_ImportFragment;
  change: NonNullable<ImportPage_ImportFragment['change']>;
}

/** Takes a whole import back, after asking once more; says until when that is possible. */
export function UndoImport({ import: work, change }: Props) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const isPossible = useIsBefore(change.undoUntil);
  const [undo, { loading }] = useUndoImportMutation({
    onCompleted: ({ undoDirectoryChange: { restored, skipped } }) => {
      close();
      notifySuccess(
        skipped.length === 0
          ? `${people(restored)} put back as before`
          : `${people(restored)} put back as before. Changed since and left as they are: ${namesOf(skipped)}`,
      );
    },
    onError: (error) => {
      close();
      notifyFailure(messageOf(error));
    },
  });
  if (!isPossible)
    return (
      <Text size="sm" c="dimmed">
        The day to undo this import has passed.
      </Text>
    );
  return (
    <Group gap="sm" wrap="nowrap">
      <Button variant="default" leftSection={<IconArrowBackUp {...icons.md} />} onClick={open}>
        Undo
      </Button>
      <Text size="sm" c="dimmed" component="div">
        until <Moment isInSentence at={change.undoUntil} />
      </Text>
      <Modal opened={isOpen} onClose={close} title="Undo this import?">
        <Text size="sm" c="dimmed">
          {consequence(work)} Whoever has been changed since the import stays as they are.
        </Text>
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            Keep it
          </Button>
          <Button
            color="red"
            loading={loading}
            onClick={() => void undo({ variables: { id: change.id } })}
          >
            Undo import
          </Button>
        </Group>
      </Modal>
    </Group>
  );
}

const consequence = ({ new: added, changed }: ImportPage_ImportFragment): string =>
  [
    ...(added > 0
      ? [
          `${people(added)} who came with it ${plural(added, { one: 'leaves', other: 'leave' })} the directory.`,
        ]
      : []),
    ...(changed > 0
      ? [
          `${people(changed)} ${plural(changed, { one: 'gets', other: 'get' })} the former values back.`,
        ]
      : []),
  ].join(' ');

/** The first few by name, the others counted: 'Anna Li, Ben Tan and 8 more'. */
const namesOf = (left: { name: string }[]): string => {
  const shown = left.slice(0, 3).map(({ name }) => name);
  return left.length > shown.length
    ? `${shown.join(', ')} and ${left.length - shown.length} more`
    : shown.join(', ');
};

/** Whether it is still before an instant; looked at twice a minute. */
const useIsBefore = (instant: string): boolean => {
  const [now, setNow] = useState(Date.now);
  const { start, stop } = useInterval(() => setNow(Date.now()), 30_000);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  return now < Date.parse(instant);
};
