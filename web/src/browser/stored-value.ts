import { useSyncExternalStore } from 'react';

/** Something that is kept in the browser across reloads and shared by its tabs. Null: nothing is kept. */
export interface StoredValue<Value> {
  current: () => Value | null;
  keep: (value: Value) => void;
  forget: () => void;
  /** Tells of every change, also of another tab's; returns the way to stop it. */
  onChange: (listener: () => void) => () => void;
}

/** A value under a key of the browser's storage. `parse` answers null for what it does not know: the storage is the visitor's. */
export const storedValue = <Value>(
  key: string,
  parse: (stored: unknown) => Value | null,
): StoredValue<Value> => {
  const read = (text: string | null): Value | null => {
    if (text === null) return null;
    try {
      return parse(JSON.parse(text));
    } catch {
      return null;
    }
  };
  const listeners = new Set<() => void>();
  // Pages that are rendered at build know nothing of their visitors.
  const isBrowser = typeof window !== 'undefined';
  let text = isBrowser ? localStorage.getItem(key) : null;
  let current = read(text);
  const take = (next: string | null): void => {
    if (next === text) return;
    text = next;
    current = read(next);
    for (const listener of listeners) listener();
  };
  // Another tab changed it. A null key means that the whole storage was cleared.
  if (isBrowser)
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) take(event.key === null ? null : event.newValue);
    });
  return {
    current: () => current,
    keep: (value) => {
      const next = JSON.stringify(value);
      localStorage.setItem(key, next);
      take(next);
    },
    forget: () => {
      localStorage.removeItem(key);
      take(null);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** What is kept, up to date across tabs. */
export const useStored = <Value>({ onChange, current }: StoredValue<Value>): Value | null =>
  useSyncExternalStore(onChange, current, () => null);
