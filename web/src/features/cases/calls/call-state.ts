import type { CallSheetPageQuery } from '../../../generated/graphql.ts';
import { isToBeTold } from '../follow-up/follow-up-words.ts';

/** A person on the sheet. */
export type CallRow = CallSheetPageQuery['followUps']['items'][number];
type Act = CallRow['acts'][number];

/** Where the call to a person stands. */
export type CallState =
  | { kind: 'TO_CALL' }
  /** Nobody answered, or the person asked for another time; `isNow` once the time has come. */
  | { kind: 'AGAIN'; act: Act; at: string; isNow: boolean }
  | { kind: 'WRONG_NUMBER'; act: Act }
  /** Another member is calling. */
  | { kind: 'TAKEN'; by: string }
  /** The person knows; by which act, unless a notice or nothing told them. */
  | { kind: 'DONE'; act: Act | null };

/** Returns where the call to a person stands. @param now in milliseconds. */
export const findCallState = (row: CallRow, now: number): CallState => {
  const act = row.acts.find(
    ({ kind, undoneAt }) =>
      undoneAt === null && (kind === 'CALLED' || kind === 'INFORMED' || kind === 'CORRECTED'),
  );
  if (!isToBeTold(row)) return { kind: 'DONE', act: act && act.kind !== 'CALLED' ? act : null };
  const { callClaim } = row;
  if (callClaim && !callClaim.isMine && Date.parse(callClaim.expiresAt) > now)
    return { kind: 'TAKEN', by: callClaim.by };
  if (act?.kind !== 'CALLED') return { kind: 'TO_CALL' };
  if (act.callOutcome === 'WRONG_NUMBER' || act.callBackAt === null)
    return { kind: 'WRONG_NUMBER', act };
  const { callBackAt } = act;
  return { kind: 'AGAIN', act, at: callBackAt, isNow: Date.parse(callBackAt) <= now };
};

/** Whether a person is to be called now. */
export const isToCall = (state: CallState): boolean =>
  state.kind === 'TO_CALL' || (state.kind === 'AGAIN' && state.isNow);

/**
 * Returns whom to call after a person: the next on the sheet who is to be called now, from the top again after the last; undefined if there is
 * nobody else.
 */
export const findNext = (
  rows: readonly CallRow[],
  currentId: string | null,
  now: number,
): CallRow | undefined => {
  const index = rows.findIndex(({ id }) => id === currentId);
  return [...rows.slice(index + 1), ...rows.slice(0, Math.max(index, 0))].find((row) =>
    isToCall(findCallState(row, now)),
  );
};

/** Puts the rows into the order of the sheet, which stays while states change. */
export const inSheetOrder = (rows: readonly CallRow[], ids: readonly string[]): CallRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Numbers above the sheet. */
export const countCalls = (rows: readonly CallRow[], now: number) => {
  const states = rows.map((row) => findCallState(row, now));
  return {
    total: states.length,
    done: states.filter(({ kind }) => kind === 'DONE').length,
    left: states.filter(isToCall).length,
  };
};
