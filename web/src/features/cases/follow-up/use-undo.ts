import { notifications } from '@mantine/notifications';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useUndoFollowUpActMutation,
  type ActLog_ActFragment,
  type FollowUpProgress_FollowUpFragment,
  type TestResult,
} from '../../../generated/graphql.ts';
import { expectedAnswer, isExpected, showUndone, showUndoneBatch } from './show-expected.ts';
import { texts } from './texts.tsx';

export interface UndoableAct {
  /** Of the act, or of its batch. */
  id: string;
  /** Of a test. */
  result: TestResult | null;
  /** The follow-ups before the batch. */
  before?: readonly FollowUpProgress_FollowUpFragment[];
}

/** Whether an act can be undone: it is no notice, and the gateway has stored it. */
export const canUndo = ({
  batchId,
  channel,
  undoneAt,
}: Pick<ActLog_ActFragment, 'batchId' | 'channel' | 'undoneAt'>): boolean =>
  undoneAt === null && channel !== 'NOTICE' && batchId !== '';

/** Undoes an act or all acts of a batch, shows an alert, and resolves with whether it worked. The rows change at once, and change back if it fails. */
export const useUndo = (): [(act: UndoableAct) => Promise<boolean>, { isUndoing: boolean }] => {
  const [undo, { loading }] = useUndoFollowUpActMutation();
  const run = async ({ id, result, before }: UndoableAct): Promise<boolean> => {
    const at = new Date().toISOString();
    try {
      await undo({
        variables: { id },
        optimisticResponse: { undoFollowUpAct: expectedAnswer },
        update: (cache, { data }) => {
          if (!data || !isExpected(data.undoFollowUpAct)) return;
          if (before) showUndoneBatch(cache, before, at);
          else showUndone(cache, id, at);
        },
      });
      notifications.hide(id);
      notifySuccess(result === 'POSITIVE' ? texts.undoneExceptCase : texts.undone);
      return true;
    } catch (error) {
      notifyFailure(messageOf(error as Error));
      return false;
    }
  };
  return [run, { isUndoing: loading }];
};
