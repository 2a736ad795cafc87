import { useSyncExternalStore } from 'react';

/** Why a file of the app, or an answer, could not be loaded. */
export type FailureReason =
  /** This device has no network. */
  | 'offline'
  /** There is a network, but the server does not answer. */
  | 'unreachable'
  /** The server answers, but the file is gone: a new version has been installed. */
  | 'outdated';

/** Pause between two checks of a server that does not answer, or of a browser that reports to be offline. */
const recheckMs = 2000;

let reason: FailureReason | null = null;
const listeners = new Set<() => void>();

const setReason = (next: FailureReason | null): void => {
  if (next === reason) return;
  reason = next;
  for (const listener of listeners) listener();
};

/** Returns whether the server answers; does not throw. */
export const isServerReachable = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/** Checks with the server, because a browser without a network also reports to be offline if the server runs on the same machine. */
const findReason = async (): Promise<FailureReason> => {
  if (await isServerReachable()) return 'outdated';
  return navigator.onLine ? 'unreachable' : 'offline';
};

/** Checks until the device is online again, because a request may still succeed just after the connection was lost. */
const checkOffline = async (): Promise<void> => {
  if (navigator.onLine) return;
  if ((await findReason()) === 'offline') setReason('offline');
  else setTimeout(() => void checkOffline(), recheckMs);
};

const reconnectListeners = new Set<() => void>();

/** Calls back each time the network or the server has returned. Returns a function that stops it. */
export const onReconnect = (listener: () => void): (() => void) => {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
};

const announceReconnect = (): void => {
  // An outdated page stays outdated.
  if (reason !== 'outdated') setReason(null);
  for (const listener of reconnectListeners) listener();
};

// There is no window while pages are prerendered.
if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => void checkOffline());
  window.addEventListener('online', announceReconnect);
  void checkOffline();
}

export const isOffline = (): boolean => reason === 'offline';

/** Checks until the server answers. What failed or may be out of date is then loaded as after a lost network. */
const waitForServer = async (): Promise<void> => {
  if (reason !== 'unreachable') return;
  if (await isServerReachable()) announceReconnect();
  else setTimeout(() => void waitForServer(), recheckMs);
};

const setFound = (found: FailureReason): void => {
  if (found === 'unreachable' && reason !== found)
    setTimeout(() => void waitForServer(), recheckMs);
  setReason(found);
};

/** Shows the notice at the top of the page, and returns why the file is missing. */
export const reportMissingFile = async (): Promise<FailureReason> => {
  const found = await findReason();
  setFound(found);
  return found;
};

/** Shows the notice at the top of the page if a request had no answer because the server cannot be reached. */
export const reportLostRequest = async (): Promise<void> => {
  if (reason !== null) return;
  const found = await findReason();
  // The server answers again, so that only this request was lost.
  if (found !== 'outdated') setFound(found);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Why files of the app cannot be loaded at the moment; null if no failure is known. */
export const useFailureReason = (): FailureReason | null =>
  useSyncExternalStore(
    subscribe,
    () => reason,
    () => null,
  );

/** Whether no request reaches the server at the moment, as far as is known. */
export const useIsServerAway = (): boolean => {
  const found = useFailureReason();
  return found === 'offline' || found === 'unreachable';
};
