import { useEffect, useEffectEvent, useRef } from 'react';
import { MINUTE } from '../../../lib/durations.ts';
import {
  useClaimCallMutation,
  useReleaseCallMutation,
  type ClaimCallMutation,
} from '../../../generated/graphql.ts';

/** Interval at which an open call is claimed again. A claim lasts five minutes. */
const renewalMs = 2 * MINUTE;

export type Claim = ClaimCallMutation['claimCall'];

/**
 * Claims the call to a person while the sheet shows them, so that no other member calls them, and releases it afterwards. Returns the claim that
 * holds; null until it is known. A claim that cannot be made keeps nobody from calling.
 * @param employeeId null: the person needs no call.
 */
export const useClaim = (employeeId: string | null): Claim | null => {
  const [claim, { data }] = useClaimCallMutation();
  const [release] = useReleaseCallMutation();
  const renew = useEffectEvent((id: string): void => {
    // If it fails, the next renewal tries again.
    claim({ variables: { input: { employeeId: id } } }).catch(() => undefined);
  });
  // A call that is opened again at once is not released.
  const leaving = useRef<{ id: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const end = useEffectEvent((id: string): void => {
    const timer = setTimeout(() => {
      release({ variables: { input: { employeeId: id } } }).catch(() => undefined);
    });
    leaving.current = { id, timer };
  });
  useEffect(() => {
    if (employeeId === null) return undefined;
    if (leaving.current?.id === employeeId) clearTimeout(leaving.current.timer);
    renew(employeeId);
    const timer = setInterval(() => renew(employeeId), renewalMs);
    return () => {
      clearInterval(timer);
      end(employeeId);
    };
  }, [employeeId]);
  return data?.claimCall.employeeId === employeeId ? data.claimCall : null;
};
