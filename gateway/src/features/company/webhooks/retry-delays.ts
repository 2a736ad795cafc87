import { DAY, HOUR, MINUTE } from '../../../durations.js';

/** Delays after failed tries, as Standard Webhooks recommends: ten tries in a little over three days. */
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
/** Maximum delay that a receiver may request, so that it cannot delay messages for weeks. */
const maxRequestedMs = HOUR;
/** Bounds of the pause for a receiver that does not answer. */
const minPauseMs = 10_000;
const maxPauseMs = 5 * MINUTE;

/**
 * Returns the delay before the next try, randomly up to a tenth longer, so that messages that failed together are not retried together;
 * null after the last try.
 * @param tries number of failed tries.
 * @param random from 0 to 1.
 */
export function getRetryDelay(tries: number, random = Math.random()): number | null {
  const delay = delaysMs[tries - 1];
  return delay === undefined ? null : Math.round(delay * (1 + random / 10));
}

/** Returns how long to pause a receiver that has not answered for this long: the same time again, within bounds. */
export function getPauseDelay(failingForMs: number, random = Math.random()): number {
  const delay = Math.min(Math.max(failingForMs, minPauseMs), maxPauseMs);
  return Math.round(delay * (1 + random / 10));
}

/** Statuses whose answers may have a Retry-After header: too many requests, and unavailable. */
const busyStatuses: ReadonlySet<number> = new Set([429, 503]);

/**
 * Returns the delay in milliseconds that a busy receiver requests, an hour at most; null if it requests none.
 * @param retryAfter the header, seconds or a date (RFC 9110, 10.2.3).
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
  return delay > 0 ? Math.min(delay, maxRequestedMs) : null;
}
