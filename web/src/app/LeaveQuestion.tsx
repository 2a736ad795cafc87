import { Modal } from '@mantine/core';
import type { Blocker } from 'react-router-dom';
import { DiscardQuestion } from '../ui/DiscardQuestion.tsx';
import { texts } from '../ui/input-texts.ts';

/** Asks whether a held navigation may discard what was entered. */
export function LeaveQuestion({ navigation }: { navigation: Blocker }) {
  return (
    <Modal
      opened={navigation.state === 'blocked'}
      onClose={() => navigation.reset?.()}
      title={texts.discardTitle}
    >
      <DiscardQuestion
        onDiscard={() => navigation.proceed?.()}
        onKeep={() => navigation.reset?.()}
      />
    </Modal>
  );
}
