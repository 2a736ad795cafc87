import { useSyncExternalStore } from 'react';

/** A value in local storage, shared by all tabs; null if nothing is stored. */
export interface StoredValue<Value> {
  current: () => Value | null;
  set: (value: Value) => void;
  clear: () => void;
  /** Subscribes to changes, including other tabs'; returns a function that unsubscribes. */
  onChange: (listener: () => void) => () => void;
}

/** Creates a value in local storage. `parse` returns null for invalid values, because visitors can change the storage. */
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
  // There is no local storage while pages are prerendered.
  const isBrowser = typeof window !== 'undefined';
  let text = isBrowser ? localStorage.getItem(key) : null;
  let current = read(text);
  const update = (next: string | null): void => {
    if (next === text) return;
    text = next;
    current = read(next);
    for (const listener of listeners) listener();
  };
  // Another tab changed the value. A null key means that the whole storage was cleared.
  if (isBrowser)
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null)
        update(event.key === null ? null : event.newValue);
    });
  return {
    current: () => current,
    set: (value) => {
      const next = JSON.stringify(value);
      localStorage.setItem(key, next);
      update(next);
    },
    clear: () => {
      localStorage.removeItem(key);
      update(null);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The stored value, kept up to date across tabs. */
export const useStored = <Value>({ onChange, current }: StoredValue<Value>): Value | null =>
  useSyncExternalStore(onChange, current, () => null);
