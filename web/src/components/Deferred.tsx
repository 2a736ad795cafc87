import { useDeferredValue, type ReactNode } from 'react';

interface Props {
  /** Shown until the children have been rendered. */
  fallback: ReactNode;
  /** Renders the children at once instead. */
  isAtOnce?: boolean;
  children: ReactNode;
}

/** Renders its children in the background the first time, where they may suspend and do not block the browser. */
export function Deferred({ fallback, isAtOnce = false, children }: Props) {
  const isReady = useDeferredValue(true, isAtOnce);
  return isReady ? children : fallback;
}
