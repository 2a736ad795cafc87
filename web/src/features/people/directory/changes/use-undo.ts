import { messageOf } from '../../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../../ui/notify.tsx';
import { useUndoChangeMutation } from '../../../../generated/graphql.ts';
import { formatUndone } from './directory-words.ts';

/** Undoes a change of the directory, and shows how many people were restored and who was left unchanged. Resolves with whether it worked. */
export const useUndo = (): [(id: string) => Promise<boolean>, { isUndoing: boolean }] => {
  const [undo, { loading }] = useUndoChangeMutation();
  const run = async (id: string): Promise<boolean> => {
    try {
      const { data } = await undo({ variables: { id } });
      if (data) notifySuccess(formatUndone(data.undoDirectoryChange));
      return true;
    } catch (error) {
      notifyFailure(messageOf(error as Error));
      return false;
    }
  };
  return [run, { isUndoing: loading }];
};
