import { DAY, HOUR, MINUTE } from '../../durations.js';

/** Waits after failed tries, as Standard Webhooks recommends: ten tries in a good three days. */
const delaysMs = [
  5000,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  DAY,
];
/** Longest time that a receiver may ask to be left alone: it must not put a company's messages off for weeks. */
const maxAskedMs = HOUR;
/** Bounds of the wait for a receiver that does not answer. */
const minAwayMs = 10_000;
const maxAwayMs = 5 * MINUTE;

/**
 * Returns how long to wait before the next try, up to a tenth longer than planned, so that messages that failed together do not come
 * back together; null if it was the last one.
 * @param tries number of failed tries.
 * @param random from 0 to 1.
 */
export function getRetryDelay(tries: number, random = Math.random()): number | null {
  const delay = delaysMs[tries - 1];
  return delay === undefined ? null : Math.round(delay * (1 + random / 10));
}

/** Returns how long to leave a receiver alone that has not answered for this long: as long again, within bounds. */
export function getPauseDelay(failingForMs: number, random = Math.random()): number {
  const delay = Math.min(Math.max(failingForMs, minAwayMs), maxAwayMs);
  return Math.round(delay * (1 + random / 10));
}

/** Statuses whose answer may say when to come back: too many requests, and not available. */
const busyStatuses: ReadonlySet<number> = new Set([429, 503]);

/**
 * Returns for how long the answer of a busy receiver asks to be left alone, an hour at most; null if it does not ask for it.
 * @param retryAfter the header, in seconds or as a date (RFC 9110, 10.2.3).
 * @param now epoch milliseconds.
 */
export function parseRetryAfter(
  status: number,
  retryAfter: string | undefined,
  now = Date.now(),
): number | null {
  if (!busyStatuses.has(status) || !retryAfter) return null;
  const isSeconds = /^\d+$/.test(retryAfter);
  const delay = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return delay > 0 ? Math.min(delay, maxAskedMs) : null;
}
