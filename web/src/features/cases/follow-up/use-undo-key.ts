import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useUndo, type UndoableAct } from './use-undo.ts';
import { texts } from './page-texts.tsx';

/** Undoes the last act added on this page when `u` is pressed, unless a dialog has the keyboard. */
export const useUndoKey = () => {
  const [last, setLast] = useState<UndoableAct | null>(null);
  const [undo] = useUndo();
  const press = (): void => {
    if (document.querySelector('[role="dialog"]')) return;
    if (last === null) notifyFailure(texts.nothingToUndo);
    else {
      setLast(null);
      void undo(last);
    }
  };
  useHotkeys([['u', press]]);
  return {
    remember: setLast,
    /** Called when the act was undone elsewhere. */
    forget: ({ id }: UndoableAct): void => setLast((act) => (act?.id === id ? null : act)),
  };
};
