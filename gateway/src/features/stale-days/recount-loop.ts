import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Interval between two polls for marks. */
const pollIntervalMs = 1500;
/** Minimum pause between two polls. */
const minPauseMs = 50;
/** Maximum items recounted per poll. */
const maxItemsPerPoll = 50;

/** A kind of marked items to recount, such as days or cases. */
export interface Recount<Item> {
  /** What the items are, for the log. */
  noun: string;
  /** Finds marked items, those marked longest first. */
  find: (limit: number) => Promise<Item[]>;
  getKey: (item: Item) => string;
  run: (item: Item) => Promise<unknown>;
  /** An item rests for its last duration times this factor, so that a slow one does not occupy a core. */
  restFactor: number;
}

/**
 * Recounts the marked items, except those that rest. An item that fails rests until the next poll, so that the others get their turn.
 * @param restUntil end of each item's rest by key, in epoch milliseconds.
 * @param onError without it, the first failure ends the poll.
 * @returns latest time of the next poll, in epoch milliseconds.
 */
export async function recountMarked<Item>(
  { find, getKey, run, restFactor }: Recount<Item>,
  restUntil = new Map<string, number>(),
  signal?: AbortSignal,
  onError?: (error: unknown, item: Item) => void,
): Promise<number> {
  const items = await find(maxItemsPerPoll);
  let nextPollAt = Date.now() + pollIntervalMs;
  for (const item of items) {
    if (signal?.aborted) return 0;
    const restsUntil = restUntil.get(getKey(item)) ?? 0;
    const startedAt = Date.now();
    if (restsUntil > startedAt) {
      nextPollAt = Math.min(nextPollAt, restsUntil);
      continue;
    }
    let restMs = 0;
    await run(item).catch((error: unknown) => {
      if (!onError) throw error;
      onError(error, item);
      restMs = pollIntervalMs;
    });
    const endedAt = Date.now();
    restUntil.set(getKey(item), endedAt + restMs + restFactor * (endedAt - startedAt));
    // There may be more marked items than one poll returns.
    if (items.length === maxItemsPerPoll) nextPollAt = endedAt;
  }
  for (const [key, until] of restUntil) if (until < Date.now()) restUntil.delete(key);
  return nextPollAt;
}

/**
 * Starts a loop that recounts marked items. Any number of processes can run it.
 * @param onWake adds a listener that is called when there may be new marks, and returns a function that removes it. Without it, marks
 * are found by the next poll.
 * @returns a function that stops the loop.
 */
export function startRecounting<Item>(
  work: Recount<Item>,
  log: Logger,
  onWake?: (listener: () => void) => () => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const restUntil = new Map<string, number>();
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
      const nextPollAt = await recountMarked(work, restUntil, signal, logFailure).catch(
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
