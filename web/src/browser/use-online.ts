import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back each time that the connection returns. One listener serves as long as the component is mounted: the event also renders components
 * again, and a listener that is replaced meanwhile is never called.
 */
export const useOnline = (onOnline: () => void): void => {
  const notify = useEffectEvent(onOnline);
  // Before the browser paints, so that no event is missed once the user sees the message.
  useLayoutEffect(() => {
    const listener = (): void => notify();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
};
