import { useEffect } from 'react';

/** Keeps the screen awake while the part that calls this is shown, where the browser can. */
export const useWakeLock = (): void => {
  useEffect(() => {
    // Only on secure pages, and not in every browser.
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
        // The system saves its battery: the wall still works, until the screen sleeps.
      }
    };
    // The browser lets go of it when the page is hidden.
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
