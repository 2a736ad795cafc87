import type { ApolloCache } from '@apollo/client';
import { messageOf } from '../../../../apollo/errors.ts';
import { notifyFailure } from '../../../../ui/notify.tsx';
import type {
  DirectoryChange_ChangeFragment,
  EmployeeRow_EmployeeFragment,
} from '../../../../generated/graphql.ts';
import { notifyChange } from '../changes/ChangeNotice.tsx';
import type { BulkTarget } from './bulk-target.ts';

type Change = DirectoryChange_ChangeFragment;

interface BulkChange {
  target: BulkTarget;
  kind: Change['kind'];
  detail: string | null;
  /** The new values of each person. */
  values: Partial<EmployeeRow_EmployeeFragment>;
  /** Sends the mutation. Resolves with undefined if there is no answer. */
  send: (options: {
    answer: Change;
    update: (cache: ApolloCache) => void;
  }) => Promise<Change | undefined>;
}

/**
 * Changes people on the screen before the gateway has answered, and then offers to undo it. After a failure it shows the previous values and
 * the reason. Resolves with whether it succeeded.
 */
export const sendBulkChange = async ({
  target,
  kind,
  detail,
  values,
  send,
}: BulkChange): Promise<boolean> => {
  try {
    const change = await send({
      answer: expectedChange({ kind, count: target.count, detail }),
      update: (cache) => changeEmployees(cache, target.shown, values),
    });
    if (change) notifyChange(change);
    return true;
  } catch (error) {
    notifyFailure(messageOf(error as Error));
    return false;
  }
};

/** Creates the optimistic response. No screen shows it. */
const expectedChange = (
  change: Pick<Change, 'kind' | 'count' | 'detail'>,
): Change & { __typename: 'DirectoryChange' } => {
  const now = new Date().toISOString();
  return {
    __typename: 'DirectoryChange',
    id: 'expected',
    by: '',
    createdAt: now,
    undoUntil: now,
    undoneAt: null,
    ...change,
  };
};

const changeEmployees = (
  cache: ApolloCache,
  ids: readonly string[],
  values: BulkChange['values'],
): void => {
  const fields = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, () => value]),
  );
  for (const id of ids)
    cache.modify({ id: cache.identify({ __typename: 'Employee', id }), fields });
};
