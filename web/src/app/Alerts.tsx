import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';

const AlertStack = lazy(async () => ({
  default: (await import('./AlertStack.tsx')).AlertStack,
}));

/**
 * Where alerts appear. An alert answers something that a person did: what shows it is loaded with the first press of a key or a button, not with
 * the page.
 */
export function Alerts() {
  const { notifications } = useNotifications();
  const [isNeeded, setIsNeeded] = useState(false);
  if (notifications.length > 0 && !isNeeded) setIsNeeded(true);
  useEffect(() => {
    if (isNeeded) return undefined;
    const stop = new AbortController();
    for (const deed of ['keydown', 'pointerdown'])
      window.addEventListener(deed, () => setIsNeeded(true), {
        capture: true,
        signal: stop.signal,
      });
    return () => stop.abort();
  }, [isNeeded]);
  return (
    isNeeded && (
      <Suspense>
        <AlertStack />
      </Suspense>
    )
  );
}
