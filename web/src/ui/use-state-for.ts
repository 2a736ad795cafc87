import { useState } from 'react';

/**
 * A state of what `key` names, such as a search. Another key starts over, and updates that were begun for an older key are ignored.
 * @param start the first value; with the value of the key before, if there was one.
 */
export const useStateFor = <Value>(
  key: string,
  start: (last?: Value) => Value,
): [Value, (update: (current: Value) => Value) => void] => {
  const [stored, setStored] = useState(() => ({ key, value: start() }));
  if (stored.key !== key) setStored({ key, value: start(stored.value) });
  return [
    stored.value,
    (update) =>
      setStored((current) =>
        current.key === key ? { key, value: update(current.value) } : current,
      ),
  ];
};
