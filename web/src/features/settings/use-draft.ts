import { useState } from 'react';

export interface Draft<Value> {
  /** What the field shows: the draft, or what is saved. */
  value: Value;
  isDirty: boolean;
  /** The saved value has become another one since the draft was begun: somebody else, or another tab, saved. */
  isOvertaken: boolean;
  set: (value: Value) => void;
  /** Shows what is saved again. */
  drop: () => void;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A value that is being changed, beside the saved one, which may change at any time as well. Values are plain data. */
export const useDraft = <Value>(saved: Value): Draft<Value> => {
  const [begun, setBegun] = useState<{ value: Value; over: Value } | null>(null);
  const isDirty = begun !== null && !isSame(begun.value, saved);
  return {
    value: begun === null ? saved : begun.value,
    isDirty,
    isOvertaken: isDirty && !isSame(begun.over, saved),
    set: (value) =>
      setBegun((before) => (isSame(value, saved) ? null : { value, over: before?.over ?? saved })),
    drop: () => setBegun(null),
  };
};
