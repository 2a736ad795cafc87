import type { ErrorLike } from '@apollo/client';
import { notifyFailure, notifySuccess } from '../../../../ui/notify.tsx';
import { notifyUndoable, UndoNotice } from '../../../../ui/UndoNotice.tsx';
import { texts } from './texts.ts';
import { formatRefusal } from './undo-refusal.ts';
import { useUndoEntry } from './use-undo-entry.ts';

/** Shows an alert about an act on a case, with an undo button. The log of the case offers the same later. */
export const notifyAct = (message: string, entryId: string): void =>
  notifyUndoable(entryId, <ActNotice message={message} entryId={entryId} />);

function ActNotice({ message, entryId }: { message: string; entryId: string }) {
  const [undo] = useUndoEntry();
  const run = async (): Promise<boolean> => {
    try {
      await undo(entryId);
      notifySuccess(texts.undone);
      return true;
    } catch (error) {
      notifyFailure(formatRefusal(error as ErrorLike));
      return false;
    }
  };
  return <UndoNotice id={entryId} message={message} onUndo={run} />;
}
