import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the value one render later, and renders with it in the background. Unlike `useDeferredValue`, it also does so if the value changes
 * during a render in the background.
 */
export const useBackgroundValue = <Value>(value: Value, initial: Value = value): Value => {
  const [rendered, setRendered] = useState(initial);
  useEffect(() => startTransition(() => setRendered(() => value)), [value]);
  return rendered;
};
