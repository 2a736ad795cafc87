import type { ErrorLike } from '@apollo/client';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { notifySuccess } from '../../../components/notify.tsx';
import { texts } from './texts.ts';
import { formatRefusal } from './undo-refusal.ts';
import { useUndoEntry } from './use-undo-entry.ts';

interface Entry {
  id: string;
  /** Description of the act. */
  act: string;
  /** Description of what the act changed. */
  changes: readonly string[];
  /** Whether the act opened the case. */
  isOpening: boolean;
}

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  entry: Entry | null;
  onClose: () => void;
}

/** Undoes an act after confirmation, and shows why if the gateway refuses. */
export function UndoEntryDialog({ isOpen, entry, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.undoTitle(entry?.act ?? '')}>
      {entry && <UndoEntry key={entry.id} entry={entry} onClose={onClose} />}
    </Modal>
  );
}

const meaningOf = ({ isOpening, changes }: Entry): string => {
  if (isOpening) return texts.undoOpeningMeaning;
  return changes.length === 0 ? texts.undoNothing : texts.undoMeaning;
};

function UndoEntry({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const [undo, { isUndoing }] = useUndoEntry();
  const [refusal, setRefusal] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    try {
      await undo(entry.id);
      notifySuccess(texts.takenBack);
      onClose();
    } catch (error) {
      setRefusal(formatRefusal(error as ErrorLike));
    }
  };
  return (
    <Stack gap="md">
      <Text size="sm">{meaningOf(entry)}</Text>
      {!entry.isOpening && entry.changes.length > 0 && (
        <ul>
          {entry.changes.map((change) => (
            <Text key={change} component="li" size="sm" style={{ overflowWrap: 'anywhere' }}>
              {change}
            </Text>
          ))}
        </ul>
      )}
      {refusal !== null && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button loading={isUndoing} disabled={refusal !== null} onClick={() => void press()}>
          {texts.takeBack}
        </Button>
      </Group>
    </Stack>
  );
}
