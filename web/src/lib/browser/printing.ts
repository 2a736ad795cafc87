import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrintingNow = false;
const listeners = new Set<() => void>();

const updatePrinting = (isBeingPrinted: boolean): void => {
  isPrintingNow = isBeingPrinted;
  // The browser prints what has been rendered when `beforeprint` returns.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};

const begin = (): void => updatePrinting(true);
const end = (): void => updatePrinting(false);

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    isPrintingNow = false;
  };
};

/** Whether the page is being printed. Only known while a component uses `useIsPrinting`. */
export const isPrinting = (): boolean => isPrintingNow;

/** Whether the page is being printed. Renders synchronously, so that parts hidden on the screen are printed. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(subscribe, isPrinting, () => false);

/** Prints what is rendered, and calls back once the print dialog is closed. On phones `print` returns while it is still open. */
export const printPage = (onPrinted: () => void): void => {
  window.addEventListener('afterprint', onPrinted, { once: true });
  // React cannot render for `beforeprint` while it runs the effect that calls this.
  queueMicrotask(() => window.print());
};
