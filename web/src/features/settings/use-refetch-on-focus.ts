import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Asks again whenever somebody comes back to this tab or window: another one may have saved since. */
export const useRefetchOnFocus = (refetch: () => Promise<unknown>): void => {
  const again = useEffectEvent(() => {
    // The page keeps what it knows when the line is down.
    refetch().catch(() => undefined);
  });
  // Before the screen is painted, so that no focus is missed.
  useLayoutEffect(() => {
    const listen = (): void => again();
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  }, []);
  const visibility = useDocumentVisibility();
  const before = useRef(visibility);
  useEffect(() => {
    if (before.current === 'hidden' && visibility === 'visible') again();
    before.current = visibility;
  }, [visibility]);
};
