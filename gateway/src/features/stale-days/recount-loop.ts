import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { MINUTE } from '../../durations.js';
import { runForEach } from '../../jobs/jobs.js';

/** Interval between two polls for marks. */
const pollIntervalMs = 1500;
/** Minimum pause between two polls. */
const minPauseMs = 50;
/** Maximum items recounted per poll. */
const maxItemsPerPoll = 50;
/** Companies whose items are recounted at the same time; the items of one company follow each other. */
const maxConcurrentCompanies = 4;
/** Pause before an item is tried again whose company somebody else has locked. */
const busyPauseMs = 200;
/** Maximum pause of an item that keeps failing. */
const maxFailurePauseMs = 5 * MINUTE;

/** Result of a recount that waits for nobody: somebody else has locked the company. */
export const BUSY = 'BUSY';

/** A kind of marked items to recount, such as days or cases. */
export interface Recount<Item extends { companyId: string }> {
  /** What the items are, for the log. */
  noun: string;
  /** Finds marked items without those with the keys of `resting`, those marked longest first. */
  find: (limit: number, resting: readonly string[]) => Promise<Item[]>;
  getKey: (item: Item) => string;
  run: (item: Item) => Promise<unknown>;
  /** An item rests for its last duration times this factor, so that a slow one does not occupy a core. */
  restFactor: number;
}

/** Until when an item rests, in epoch milliseconds, and how often it has failed in a row. */
interface Rest {
  until: number;
  failures: number;
}

/**
 * Recounts the marked items, except those that rest. A company that is slow, locked or fails delays no other one: the item is tried
 * again after a pause, which grows with each failure.
 * @param rests rests by key.
 * @param onError without it, a failure ends the poll once the other companies are done.
 * @returns latest time of the next poll, in epoch milliseconds.
 */
export async function recountMarked<Item extends { companyId: string }>(
  { find, getKey, run, restFactor }: Recount<Item>,
  rests = new Map<string, Rest>(),
  signal?: AbortSignal,
  onError?: (error: unknown, item: Item) => void,
): Promise<number> {
  const startedAt = Date.now();
  for (const [key, { until, failures }] of rests)
    // Failures are remembered for a while, so that pauses grow.
    if (until + (failures > 0 ? maxFailurePauseMs : 0) <= startedAt) rests.delete(key);
  const resting = [...rests].filter(([, { until }]) => until > startedAt);
  const items = await find(
    maxItemsPerPoll,
    resting.map(([key]) => key),
  );
  const recountItem = async (item: Item): Promise<void> => {
    if (signal?.aborted) return;
    const key = getKey(item);
    const from = Date.now();
    try {
      const isBusy = (await run(item)) === BUSY;
      const pauseMs = isBusy ? busyPauseMs : restFactor * (Date.now() - from);
      rests.set(key, { until: Date.now() + pauseMs, failures: 0 });
    } catch (error) {
      if (!onError) throw error;
      onError(error, item);
      const failures = (rests.get(key)?.failures ?? 0) + 1;
      const pauseMs = Math.min(pollIntervalMs * 2 ** (failures - 1), maxFailurePauseMs);
      rests.set(key, { until: Date.now() + pauseMs, failures });
    }
  };
  const byCompany = Map.groupBy(items, ({ companyId }) => companyId);
  await runForEach(
    [...byCompany.values()],
    async (ofCompany) => {
      for (const item of ofCompany) await recountItem(item);
    },
    { message: 'Items could not be recounted', concurrency: maxConcurrentCompanies },
  );
  // There may be more marked items than one poll returns.
  if (items.length === maxItemsPerPoll) return Date.now();
  const ends = [...rests.values()].map(({ until }) => until).filter((until) => until > startedAt);
  return Math.min(startedAt + pollIntervalMs, ...ends);
}

/**
 * Starts a loop that recounts marked items. Any number of processes can run it.
 * @param onWake adds a listener that is called when there may be new marks, and returns a function that removes it. Without it, marks
 * are found by the next poll.
 * @returns a function that stops the loop.
 */
export function startRecounting<Item extends { companyId: string }>(
  work: Recount<Item>,
  log: Logger,
  onWake?: (listener: () => void) => () => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rests = new Map<string, Rest>();
  let isAwake = false;
  let pause = new AbortController();
  const logFailure = (error: unknown, item?: Item) =>
    log.error({ err: error, noun: work.noun, ...item }, 'recount failed');
  const removeListener = onWake?.(() => {
    isAwake = true;
    pause.abort();
  });
  const running = (async () => {
    while (!signal.aborted) {
      isAwake = false;
      pause = new AbortController();
      const nextPollAt = await recountMarked(work, rests, signal, logFailure).catch(
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
