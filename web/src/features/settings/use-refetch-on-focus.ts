import { useDocumentVisibility, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

/** Asks again whenever somebody comes back to this tab or window: another one may have saved since. */
export const useRefetchOnFocus = (refetch: () => Promise<unknown>): void => {
  const again = (): void => {
    // The page keeps what it knows when the line is down.
    refetch().catch(() => undefined);
  };
  useWindowEvent('focus', again);
  const visibility = useDocumentVisibility();
  const before = useRef(visibility);
  useEffect(() => {
    if (before.current === 'hidden' && visibility === 'visible') again();
    before.current = visibility;
  });
};
