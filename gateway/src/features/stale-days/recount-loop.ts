import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Time between two polls for marks, and the shortest. */
const pollIntervalMs = 1500;
const minPauseMs = 50;
/** Maximum items recounted per poll. */
const maxItemsPerPoll = 50;

/** Something that marks ask to recount, such as days or cases. */
export interface Recount<Item> {
  /** For the log. */
  noun: string;
  /** Finds marked items, the longest marked first. */
  find: (limit: number) => Promise<Item[]>;
  keyOf: (item: Item) => string;
  run: (item: Item) => Promise<unknown>;
  /** An item rests this many times as long as its last recount took, so that a slow one does not occupy a core. */
  restFactor: number;
}

/**
 * Recounts the marked items, except those whose next turn (epoch milliseconds by key) is still ahead. One that fails rests until
 * the next poll, so that the others get their turn.
 * @param onError without it, the first item that fails ends the poll.
 * @returns when to look again at the latest.
 */
export async function recountMarked<Item>(
  { find, keyOf, run, restFactor }: Recount<Item>,
  next = new Map<string, number>(),
  signal?: AbortSignal,
  onError?: (error: unknown, item: Item) => void,
): Promise<number> {
  const items = await find(maxItemsPerPoll);
  let lookAgainAt = Date.now() + pollIntervalMs;
  for (const item of items) {
    if (signal?.aborted) return 0;
    const turn = next.get(keyOf(item)) ?? 0;
    const started = Date.now();
    if (turn > started) {
      lookAgainAt = Math.min(lookAgainAt, turn);
      continue;
    }
    let restMs = 0;
    await run(item).catch((error: unknown) => {
      if (!onError) throw error;
      onError(error, item);
      restMs = pollIntervalMs;
    });
    const ended = Date.now();
    next.set(keyOf(item), ended + restMs + restFactor * (ended - started));
    // There may be more than one poll returns.
    if (items.length === maxItemsPerPoll) lookAgainAt = ended;
  }
  for (const [key, turn] of next) if (turn < Date.now()) next.delete(key);
  return lookAgainAt;
}

/**
 * Starts to recount what is marked; any number of processes may do so.
 * @param onWake calls its listener when there may be new marks; returns a function that removes the listener. Polls find marks
 * without it.
 * @returns a function that stops it.
 */
export function startRecounting<Item>(
  work: Recount<Item>,
  log: Logger,
  onWake?: (listener: () => void) => () => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const next = new Map<string, number>();
  let isAwake = false;
  let pause = new AbortController();
  const fail = (error: unknown, item?: Item) =>
    log.error({ err: error, noun: work.noun, ...item }, 'recount failed');
  const forget = onWake?.(() => {
    isAwake = true;
    pause.abort();
  });
  const running = (async () => {
    while (!signal.aborted) {
      isAwake = false;
      pause = new AbortController();
      const lookAgainAt = await recountMarked(work, next, signal, fail).catch((error: unknown) => {
        fail(error);
        return Date.now() + pollIntervalMs;
      });
      const pauseMs = isAwake ? minPauseMs : Math.max(minPauseMs, lookAgainAt - Date.now());
      await wait(pauseMs, undefined, {
        signal: AbortSignal.any(isAwake ? [signal] : [signal, pause.signal]),
      }).catch(() => undefined);
    }
  })();
  return async () => {
    forget?.();
    stopping.abort();
    await running;
  };
}
