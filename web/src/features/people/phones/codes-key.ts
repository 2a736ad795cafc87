import { DAY } from '../../../lib/durations.ts';
import { storedValue } from '../../../lib/browser/stored-value.ts';

/** How long codes can be collected. */
const lifetimeMs = DAY;

interface RunKey {
  runId: string;
  key: string;
  /** Epoch milliseconds. */
  madeAt: number;
}

const isRunKey = (stored: unknown): stored is RunKey => {
  const { runId, key, madeAt } = (stored ?? {}) as Partial<RunKey>;
  return typeof runId === 'string' && typeof key === 'string' && typeof madeAt === 'number';
};

/** Keys of runs that this browser has started. They are stored nowhere else, and a run's codes cannot be read without its key. */
const storedKeys = storedValue('visioncloud.app-code-keys', (stored): RunKey[] | null =>
  Array.isArray(stored) ? stored.filter(isRunKey) : null,
);

const current = (now: number): RunKey[] =>
  (storedKeys.current() ?? []).filter(({ madeAt }) => now - madeAt < lifetimeMs);

/** Creates a key of 32 random bytes in base64url, and stores it until the codes are collected. */
export const makeCodesKey = (runId: string): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const madeAt = Date.now();
  storedKeys.set([...current(madeAt), { runId, key, madeAt }]);
  return key;
};

/** Returns the key of a run; undefined in any browser but the one that started it. */
export const findCodesKey = (runId: string): string | undefined =>
  current(Date.now()).find((each) => each.runId === runId)?.key;

export const forgetCodesKey = (runId: string): void => {
  const left = current(Date.now()).filter((each) => each.runId !== runId);
  if (left.length === 0) storedKeys.clear();
  else storedKeys.set(left);
};
