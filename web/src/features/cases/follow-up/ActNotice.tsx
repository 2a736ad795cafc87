import { notifyUndoable, UndoNotice } from '../../../ui/UndoNotice.tsx';
import { useUndo, type UndoableAct } from './use-undo.ts';

/** Shows an alert about an act with a button to undo it; the log can undo it later too. */
export const notifyAct = (
  message: string,
  act: UndoableAct,
  onUndone?: (act: UndoableAct) => void,
): void => notifyUndoable(act.id, <ActNotice message={message} act={act} onUndone={onUndone} />);

function ActNotice({
  message,
  act,
  onUndone,
}: {
  message: string;
  act: UndoableAct;
  onUndone: ((act: UndoableAct) => void) | undefined;
}) {
  const [undo] = useUndo();
  return (
    <UndoNotice
      id={act.id}
      message={message}
      onUndo={async () => {
        const isUndone = await undo(act);
        if (isUndone) onUndone?.(act);
        return isUndone;
      }}
    />
  );
}
