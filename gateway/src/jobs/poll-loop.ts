import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { MINUTE } from '../durations.js';
import { runForEach } from './jobs.js';

/** Interval between two polls. */
const pollIntervalMs = 1500;
/** Minimum pause between two polls. */
const minPauseMs = 50;
/** Maximum items of a poll. */
const maxItemsPerPoll = 50;
/** Companies whose items are processed at the same time; the items of one company follow each other. */
const maxConcurrentCompanies = 4;
/** Pause before an item is tried again whose company somebody else has locked. */
const busyPauseMs = 200;
/** Maximum pause of an item that keeps failing. */
const maxFailurePauseMs = 5 * MINUTE;

/** Result of an item that was not processed, because somebody else has locked the company. */
export const BUSY = 'BUSY';

/** Finds and processes due items of one kind, such as marked cases or companies with messages to send. */
export interface PolledWork<Item extends { companyId: string }> {
  /** What the items are, for the log. */
  noun: string;
  /** Finds due items without those with the keys of `paused`, those due longest first. */
  find: (limit: number, paused: readonly string[]) => Promise<Item[]>;
  getKey: (item: Item) => string;
  run: (item: Item) => Promise<unknown>;
  /** An item pauses for its last duration times this factor, so that a slow one does not occupy a core. */
  pauseFactor: number;
}

/** Until when an item is not tried again, in epoch milliseconds, and how often it has failed in a row. */
interface Pause {
  until: number;
  failures: number;
}

/**
 * Processes the due items once, except those that are paused. A company that is slow, locked or fails delays no other one: the item is
 * tried again after a pause, which grows with each failure.
 * @param pauses pauses by key.
 * @param onError without it, a failure ends the poll once the other companies are done.
 * @returns latest time of the next poll, in epoch milliseconds.
 */
export async function pollOnce<Item extends { companyId: string }>(
  { find, getKey, run, pauseFactor }: PolledWork<Item>,
  pauses = new Map<string, Pause>(),
  signal?: AbortSignal,
  onError?: (error: unknown, item: Item) => void,
): Promise<number> {
  const startedAt = Date.now();
  for (const [key, { until, failures }] of pauses)
    // Failures are remembered for a while, so that pauses grow.
    if (until + (failures > 0 ? maxFailurePauseMs : 0) <= startedAt) pauses.delete(key);
  const paused = [...pauses].filter(([, { until }]) => until > startedAt);
  const items = await find(
    maxItemsPerPoll,
    paused.map(([key]) => key),
  );
  const process = async (item: Item): Promise<void> => {
    if (signal?.aborted) return;
    const key = getKey(item);
    const from = Date.now();
    try {
      const isBusy = (await run(item)) === BUSY;
      const pauseMs = isBusy ? busyPauseMs : pauseFactor * (Date.now() - from);
      pauses.set(key, { until: Date.now() + pauseMs, failures: 0 });
    } catch (error) {
      if (!onError) throw error;
      onError(error, item);
      const failures = (pauses.get(key)?.failures ?? 0) + 1;
      const pauseMs = Math.min(pollIntervalMs * 2 ** (failures - 1), maxFailurePauseMs);
      pauses.set(key, { until: Date.now() + pauseMs, failures });
    }
  };
  const byCompany = Map.groupBy(items, ({ companyId }) => companyId);
  await runForEach(
    [...byCompany.values()],
    async (ofCompany) => {
      for (const item of ofCompany) await process(item);
    },
    { message: 'Items could not be processed', concurrency: maxConcurrentCompanies },
  );
  // There may be more due items than one poll returns.
  if (items.length === maxItemsPerPoll) return Date.now();
  const ends = [...pauses.values()].map(({ until }) => until).filter((until) => until > startedAt);
  return Math.min(startedAt + pollIntervalMs, ...ends);
}

/**
 * Starts a loop that finds and processes due items. Any number of processes can run it.
 * @param onWake adds a listener that is called when there may be new items, and returns a function that removes it. Without it, they
 * are found by the next poll.
 * @returns a function that stops the loop.
 */
export function startPolling<Item extends { companyId: string }>(
  work: PolledWork<Item>,
  log: Logger,
  onWake?: (listener: () => void) => () => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pauses = new Map<string, Pause>();
  let isAwake = false;
  let pause = new AbortController();
  const logFailure = (error: unknown, item?: Item) =>
    log.error({ err: error, noun: work.noun, ...item }, 'polled work failed');
  const removeListener = onWake?.(() => {
    isAwake = true;
    pause.abort();
  });
  const running = (async () => {
    while (!signal.aborted) {
      isAwake = false;
      pause = new AbortController();
      const nextPollAt = await pollOnce(work, pauses, signal, logFailure).catch(
        (error: unknown) => {
          logFailure(error);
          return Date.now() + pollIntervalMs;
        },
      );
      const pauseMs = isAwake ? minPauseMs : Math.max(minPauseMs, nextPollAt - Date.now());
      await wait(pauseMs, undefined, {
        signal: AbortSignal.any(isAwake ? [signal] : [signal, pause.signal]),
      }).catch(() => undefined);
    }
  })();
  return async () => {
    removeListener?.();
    stopping.abort();
    await running;
  };
}
