import { messageOf } from '../../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../../ui/notify.tsx';
import { useUndoChangeMutation } from '../../../../generated/graphql.ts';
import { formatUndone } from './directory-words.ts';

/** Undoes a change of the directory, and shows how many people were restored and who was left unchanged. */
export const useUndo = (): [(id: string) => Promise<void>, { isUndoing: boolean }] => {
  const [undo, { loading }] = useUndoChangeMutation();
  const run = async (id: string): Promise<void> => {
    try {
      const { data } = await undo({ variables: { id } });
      if (data) notifySuccess(formatUndone(data.undoDirectoryChange));
    } catch (error) {
      notifyFailure(messageOf(error as Error));
    }
  };
  return [run, { isUndoing: loading }];
};
