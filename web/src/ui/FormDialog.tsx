import { Modal, type ModalProps } from '@mantine/core';
import { useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { texts } from './input-texts.ts';
import { UnsavedContext } from './unsaved-guard.ts';

/** A dialog with a form. While the form reports unsaved entries by `useUnsavedGuard`, Escape and the X ask before they discard them. */
export function FormDialog({ children, onClose, ...props }: ModalProps) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const keep = (): void => setAsking(false);
  // Later than the key press that closes the dialog, which would also close the question.
  const ask = (): void => void setTimeout(() => setAsking(true));
  return (
    <>
      <Modal
        {...props}
        closeOnClickOutside={false}
        closeOnEscape={!isAsking}
        onClose={() => (isUnsaved ? ask() : onClose())}
      >
        <UnsavedContext value={setUnsaved}>{children}</UnsavedContext>
      </Modal>
      <Modal
        opened={isAsking && props.opened}
        onClose={keep}
        title={texts.discardTitle}
        returnFocus={props.opened}
      >
        <DiscardQuestion
          onDiscard={() => {
            keep();
            onClose();
          }}
          onKeep={keep}
        />
      </Modal>
    </>
  );
}
