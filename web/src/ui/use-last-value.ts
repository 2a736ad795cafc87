import { useState } from 'react';

/**
 * Returns the value, or the last non-null value while it is null: a closing dialog keeps its content, suggestions stay during the next search,
 * and a failed poll keeps the previous result.
 */
export const useLastValue = <Value>(value: Value | null): Value | null => {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
};
