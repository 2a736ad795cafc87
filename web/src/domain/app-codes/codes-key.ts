import { DAY } from '../../durations.ts';
import { storedValue } from '../../browser/stored-value.ts';

/** Codes wait to be collected for so long, in milliseconds. */
const lifetimeMs = DAY;

interface KeptKey {
  runId: string;
  key: string;
  /** Epoch milliseconds. */
  madeAt: number;
}

const isKeptKey = (stored: unknown): stored is KeptKey => {
  const { runId, key, madeAt } = (stored ?? {}) as Partial<KeptKey>;
  return typeof runId === 'string' && typeof key === 'string' && typeof madeAt === 'number';
};

/** Keys of runs that were started in this browser. They are nowhere else: without its key nobody can read a run's codes. */
const kept = storedValue('visioncloud.app-code-keys', (stored): KeptKey[] | null =>
  Array.isArray(stored) ? stored.filter(isKeptKey) : null,
);

const current = (now: number): KeptKey[] =>
  (kept.current() ?? []).filter(({ madeAt }) => now - madeAt < lifetimeMs);

/** Makes a key of 32 random bytes in base64url and keeps it until the codes are collected. */
export const makeCodesKey = (runId: string): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const madeAt = Date.now();
  kept.keep([...current(madeAt), { runId, key, madeAt }]);
  return key;
};

/** The key of a run; undefined in another browser than the one that started it. */
export const findCodesKey = (runId: string): string | undefined =>
  current(Date.now()).find((each) => each.runId === runId)?.key;

export const forgetCodesKey = (runId: string): void => {
  const left = current(Date.now()).filter((each) => each.runId !== runId);
  if (left.length === 0) kept.forget();
  else kept.keep(left);
};
