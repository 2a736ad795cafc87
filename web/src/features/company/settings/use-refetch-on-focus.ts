import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Refetches when this tab or window gets the focus: another one may have saved. */
export const useRefetchOnFocus = (refetch: () => Promise<unknown>): void => {
  const again = useEffectEvent(() => {
    // On failure the page keeps its data.
    refetch().catch(() => undefined);
  });
  // Before paint, so that no focus event is missed.
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
