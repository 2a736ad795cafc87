import { useState } from 'react';

/**
 * Returns the value, or while it is null the last one that was not: a dialog keeps what it shows while it closes, suggestions stay while others
 * are searched for, and a failed poll leaves what the one before it has found.
 */
export const useLastValue = <Value>(value: Value | null): Value | null => {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
};
