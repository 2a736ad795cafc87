import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useUndo, type UndoableAct } from './use-undo.ts';
import { texts } from './page-texts.tsx';

/** An act on its way; null if it was refused. */
type Answer = Promise<UndoableAct | null>;

/** Undoes the last act added on this page when `u` is pressed, unless a dialog has the keyboard. An act on its way is undone once it is saved. */
export const useUndoKey = () => {
  const last = useRef<Answer | null>(null);
  const [undo] = useUndo();
  const undoAnswered = async (answer: Answer): Promise<void> => {
    const act = await answer;
    if (act && !(await undo(act)) && last.current === null) last.current = answer;
  };
  const press = (): void => {
    if (document.querySelector('[role="dialog"]')) return;
    if (last.current === null) notifyFailure(texts.nothingToUndo);
    else void undoAnswered(last.current);
    last.current = null;
  };
  useHotkeys([['u', press]]);
  return {
    /** Called with each act that is sent. If it is refused, the one before can be undone again. */
    remember: async (answer: Answer): Promise<void> => {
      const before = last.current;
      last.current = answer;
      const act = await answer;
      if (!act && last.current === answer) last.current = before;
    },
    /** Called when the act was undone elsewhere. */
    forget: async ({ id }: UndoableAct): Promise<void> => {
      const answer = last.current;
      const act = await answer;
      if (act?.id === id && last.current === answer) last.current = null;
    },
  };
};
