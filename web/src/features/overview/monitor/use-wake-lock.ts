import { useEffect } from 'react';

/** Keeps the screen on while the component is mounted, if the browser can. */
export const useWakeLock = (): void => {
  useEffect(() => {
    // Missing on insecure pages and in some browsers.
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) await taken.release();
        else lock = taken;
      } catch {
        // Refused when the battery is low: the screen works until it turns off.
      }
    };
    // The browser releases the lock when the page is hidden.
    const again = (): void => void take();
    document.addEventListener('visibilitychange', again);
    void take();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
};
