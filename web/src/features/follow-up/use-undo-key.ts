import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { notifyFailure } from '../../components/notify.tsx';
import { useUndo, type UndoableAct } from '../../domain/follow-up/use-undo.ts';
import { texts } from './texts.tsx';

/**
 * Undoes the last act added on this page when `u` is pressed.
 * @param isOff whether a dialog has the keyboard.
 * @returns a function that records an act.
 */
export const useUndoKey = (isOff: boolean): ((act: UndoableAct) => void) => {
  const [last, setLast] = useState<UndoableAct | null>(null);
  const [undo] = useUndo();
  const press = (): void => {
    if (last === null) notifyFailure(texts.nothingToUndo);
    else {
      setLast(null);
      void undo(last);
    }
  };
  useHotkeys(isOff ? [] : [['u', press]]);
  return setLast;
};
