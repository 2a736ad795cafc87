import { useUndoCaseEntryMutation } from '../../../../generated/graphql.ts';

/** Undoes an act on a case. Rejects if the gateway refuses. */
export const useUndoEntry = (): [(id: string) => Promise<void>, { isUndoing: boolean }] => {
  const [undo, { loading }] = useUndoCaseEntryMutation();
  return [
    async (id) => {
      await undo({ variables: { id } });
    },
    { isUndoing: loading },
  ];
};
