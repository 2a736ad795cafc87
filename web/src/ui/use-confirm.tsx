import type { ErrorLike } from '@apollo/client';
import { useModals } from '@mantine/modals';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../apollo/errors.ts';
import { Confirmation } from './Confirmation.tsx';
import { notifyFailure } from './notify.tsx';
import { useHasLeft } from './use-has-left.ts';

interface Question {
  title: ReactNode;
  /** Explains the action. */
  meaning: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  /** Acts. If it rejects, the dialog stays open and shows why. */
  onConfirm: () => Promise<unknown>;
  /** Called once the dialog has closed after the act. */
  onDone?: () => void;
  formatRefusal?: (error: ErrorLike) => string;
}

/** Returns a function that asks in a dialog before it acts. */
export const useConfirm = (): ((question: Question) => void) => {
  const modals = useModals();
  return ({ title, ...question }) => {
    const modalId = crypto.randomUUID();
    modals.openModal({
      modalId,
      title,
      // A question is no part of a printed page.
      className: 'screen-only',
      children: <Answer {...question} onClose={() => modals.closeModal(modalId)} />,
    });
  };
};

function Answer({
  meaning,
  onConfirm,
  onDone,
  formatRefusal = messageOf,
  onClose,
  ...labels
}: Omit<Question, 'title'> & { onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const hasLeft = useHasLeft();
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      await onConfirm();
      onClose();
      onDone?.();
    } catch (error) {
      const why = formatRefusal(error as ErrorLike);
      // The dialog was closed before the answer.
      if (hasLeft.current) notifyFailure(why);
      else setRefusal(why);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Confirmation
      {...labels}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {meaning}
    </Confirmation>
  );
}
