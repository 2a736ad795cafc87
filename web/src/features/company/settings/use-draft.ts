import { useState } from 'react';

export interface Draft<Value> {
  /** What the field shows: the draft, or the saved value. */
  value: Value;
  isDirty: boolean;
  /** Whether somebody else, or another tab, saved another value since the edit began. */
  hasConflict: boolean;
  set: (value: Value) => void;
  /** Discards the draft. */
  reset: () => void;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A value being edited, beside the saved one, which may change at any time. Values must be JSON. */
export const useDraft = <Value>(saved: Value): Draft<Value> => {
  const [begun, setBegun] = useState<{ value: Value; over: Value } | null>(null);
  const isDirty = begun !== null && !isSame(begun.value, saved);
  return {
    value: begun === null ? saved : begun.value,
    isDirty,
    hasConflict: isDirty && !isSame(begun.over, saved),
    set: (value) =>
      setBegun((before) => (isSame(value, saved) ? null : { value, over: before?.over ?? saved })),
    reset: () => setBegun(null),
  };
};
