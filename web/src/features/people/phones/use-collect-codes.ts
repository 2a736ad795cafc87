import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { useCollectAppCodesMutation } from '../../../generated/graphql.ts';
import { findCodesKey, forgetCodesKey } from './codes-key.ts';
import { findCollected, keepCollected, type CollectedCode } from './collected-codes.ts';

interface CollectCodes {
  /** Null until they are collected. */
  codes: CollectedCode[] | null;
  isCollecting: boolean;
  /** Why collecting failed; the codes collected before that are in `codes`. */
  failure: string | null;
  /** Collects all codes unless that has been done. Resolves with the codes. */
  collect: () => Promise<CollectedCode[]>;
}

/** Collects the codes of a run, a thousand at a time. The gateway hands each out only once, so this tab keeps them. */
export const useCollectCodes = (runId: string): CollectCodes => {
  const [codes, setCodes] = useState(() => findCollected(runId) ?? null);
  const [isCollecting, setIsCollecting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [mutate] = useCollectAppCodesMutation({ fetchPolicy: 'no-cache' });
  const collectAll = async (): Promise<CollectedCode[]> => {
    const key = findCodesKey(runId) ?? '';
    const all = [...(codes ?? [])];
    setIsCollecting(true);
    setFailure(null);
    try {
      for (let remaining = 1; remaining > 0;) {
        // Each answer says whether there is another one.
        // oxlint-disable-next-line no-await-in-loop
        const { data } = await mutate({ variables: { input: { id: runId, key } } });
        if (!data) break;
        all.push(...data.collectAppCodes.codes);
        keepCollected(runId, all);
        setCodes([...all]);
        remaining = data.collectAppCodes.remaining;
      }
      forgetCodesKey(runId);
    } catch (error) {
      setFailure(fieldErrorsOf(error as Error)['key'] ?? messageOf(error as Error));
    } finally {
      setIsCollecting(false);
    }
    return all;
  };
  return {
    codes,
    isCollecting,
    failure,
    collect: () =>
      codes && findCodesKey(runId) === undefined ? Promise.resolve(codes) : collectAll(),
  };
};
