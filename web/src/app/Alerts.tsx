import { useNotifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';

const AlertStack = lazyPart(async () => (await import('./AlertStack.tsx')).AlertStack);

/** Where alerts appear. An alert answers an action, so its code is loaded with the first press of a key or a button and not with the page. */
export function Alerts() {
  const { notifications } = useNotifications();
  const [isNeeded, setIsNeeded] = useState(false);
  if (notifications.length > 0 && !isNeeded) setIsNeeded(true);
  useEffect(() => {
    if (isNeeded) return undefined;
    const stop = new AbortController();
    for (const action of ['keydown', 'pointerdown'])
      window.addEventListener(action, () => setIsNeeded(true), {
        capture: true,
        signal: stop.signal,
      });
    return () => stop.abort();
  }, [isNeeded]);
  return isNeeded && <AlertStack />;
}
