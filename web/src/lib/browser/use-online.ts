import { useEffectEvent, useLayoutEffect } from 'react';
import { onReconnect } from './connection.ts';

/**
 * Calls back each time the connection returns. The listener is never replaced while the component is mounted: the event itself causes renders,
 * and a listener replaced during one would not be called.
 */
export const useOnline = (onOnline: () => void): void => {
  const notify = useEffectEvent(onOnline);
  // A layout effect, so that no event is missed once the user sees the message.
  useLayoutEffect(() => onReconnect(() => notify()), []);
};
