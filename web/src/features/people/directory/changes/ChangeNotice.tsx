import { notifyUndoable, UndoNotice } from '../../../../ui/UndoNotice.tsx';
import type { DirectoryChange_ChangeFragment } from '../../../../generated/graphql.ts';
import { formatDone } from './directory-words.ts';
import { useUndo } from './use-undo.ts';

type Change = DirectoryChange_ChangeFragment;

/** Shows an alert about a change of the directory, with an undo button. */
export const notifyChange = (change: Change): void =>
  notifyUndoable(change.id, <ChangeNotice change={change} />);

function ChangeNotice({ change }: { change: Change }) {
  const [undo] = useUndo();
  return <UndoNotice id={change.id} message={formatDone(change)} onUndo={() => undo(change.id)} />;
}
