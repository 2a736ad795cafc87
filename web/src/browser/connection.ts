import { useSyncExternalStore } from 'react';

/** Why something of the app could not be loaded. */
export type FailureReason =
  /** This device has no network. */
  | 'offline'
  /** There is a network, but the server does not answer. */
  | 'unreachable'
  /** The server answers, but a file that this page needs is gone: a new version has been installed. */
  | 'outdated';

let reason: FailureReason | null = null;
const listeners = new Set<() => void>();

const setReason = (next: FailureReason | null): void => {
  if (next === reason) return;
  reason = next;
  for (const listener of listeners) listener();
};

const isServerReachable = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/**
 * Checks with the server, for a browser without a network also calls itself offline when the server runs on the same machine.
 */
const findReason = async (): Promise<FailureReason> => {
  if (await isServerReachable()) return 'outdated';
  return navigator.onLine ? 'unreachable' : 'offline';
};

const checkOffline = async (): Promise<void> => {
  if ((await findReason()) === 'offline') setReason('offline');
};

// Not while pages are rendered at build.
if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => void checkOffline());
  window.addEventListener('online', () => {
    // An outdated page stays outdated.
    if (reason !== 'outdated') setReason(null);
  });
  if (!navigator.onLine) void checkOffline();
}

/** Whether this device is known to be without a network. */
export const isOffline = (): boolean => reason === 'offline';

/** Records that a file of the app is missing, for the notice at the top of the page. */
export const reportMissingFile = async (): Promise<FailureReason> => {
  const found = await findReason();
  setReason(found);
  return found;
};

/** Records that a file has been loaded: the server answers again. */
export const reportLoadedFile = (): void => {
  if (reason === 'unreachable') setReason(null);
};

/** What keeps the app from loading now; null: nothing is known to. */
export const useFailureReason = (): FailureReason | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => reason,
    () => null,
  );
