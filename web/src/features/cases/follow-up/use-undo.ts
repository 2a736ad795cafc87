import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useUndoFollowUpActMutation, type TestResult } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

export interface UndoableAct {
  /** Of the act, or of its batch. */
  id: string;
  /** Of a test. */
  result: TestResult | null;
}

/** Undoes an act or all acts of a batch, and shows an alert. */
export const useUndo = (): [(act: UndoableAct) => Promise<void>, { isUndoing: boolean }] => {
  const [undo, { loading }] = useUndoFollowUpActMutation();
  const run = async ({ id, result }: UndoableAct): Promise<void> => {
    try {
      await undo({ variables: { id } });
      notifySuccess(result === 'POSITIVE' ? texts.undoneExceptCase : texts.undone);
    } catch (error) {
      notifyFailure(messageOf(error as Error));
    }
  };
  return [run, { isUndoing: loading }];
};
