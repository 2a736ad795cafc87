import { useState, useSyncExternalStore } from 'react';
import { MINUTE } from '../durations.ts';
import { formatDate } from '../intl.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

const notify = (): void => {
  for (const listener of listeners) listener();
};

const startNextMinute = (): void => {
  timer = setTimeout(
    () => {
      startNextMinute();
      notify();
    },
    MINUTE - (Date.now() % MINUTE),
  );
};

/** Calls back at the start of each minute, and when the page is shown again: browsers delay timers of hidden pages. One timer serves all listeners. */
const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    startNextMinute();
    document.addEventListener('visibilitychange', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', notify);
  };
};

const startOfMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/** Returns the start of the current minute, in milliseconds. Whatever shows an age or what is due, renders with it every minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, startOfMinute, startOfMinute);

/** Returns the current day in the zone, '16/11/2026'. It only serves to render again at midnight. */
export const useDate = (timeZone: string): string => {
  const date = (): string => formatDate(new Date(), timeZone, {});
  return useSyncExternalStore(subscribe, date, date);
};

/** Returns the minute in which the key last changed, in milliseconds: requests for what was 'until now' must not differ with every render. */
export const useTimeOfChange = (key: string): number => {
  const now = useNow();
  const [changed, setChanged] = useState({ key, at: now });
  if (changed.key === key) return changed.at;
  setChanged({ key, at: now });
  return now;
};
