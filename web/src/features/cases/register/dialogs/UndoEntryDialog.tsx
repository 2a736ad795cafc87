import type { ErrorLike } from '@apollo/client';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { Confirmation } from '../../../../ui/Confirmation.tsx';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { texts } from './texts.ts';
import { formatRefusal } from './undo-refusal.ts';
import { useUndoEntry } from './use-undo-entry.ts';

interface Entry {
  id: string;
  /** Description of the act. */
  act: string;
  /** Description of what undoing it changes. */
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

const describeUndo = ({ isOpening, changes }: Entry): string => {
  if (isOpening) return texts.undoOpeningMeaning;
  return changes.length === 0 ? texts.undoNothing : texts.undoMeaning;
};

function UndoEntry({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const [undo, { isUndoing }] = useUndoEntry();
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    try {
      await undo(entry.id);
      notifySuccess(texts.undone);
      onClose();
    } catch (error) {
      setRefusal(formatRefusal(error as ErrorLike));
    }
  };
  return (
    <Confirmation
      confirmLabel={texts.undo}
      isBusy={isUndoing}
      refusal={refusal}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {describeUndo(entry)}
      {!entry.isOpening && entry.changes.length > 0 && (
        <ul>
          {entry.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </Confirmation>
  );
}
