import { setTimeout as wait } from 'node:timers/promises';

/** Smaller bodies do not wait, because parsing them takes less than a millisecond. */
const minBytes = 32 * 1024;
/** Pause after a body, as a multiple of the time that it took: large bodies take at most a fifth of the event loop. */
const pauseRatio = 4;
/** Average rate and maximum pause of forms, whose parts are parsed as they arrive, so that their time cannot be measured. */
const formBytesPerMs = 10_000;
const maxFormPauseMs = 100;

/** Work that waits, by sender. The sender whose turn is next comes first. */
const waiting = new Map<string, (() => Promise<void>)[]>();
let isRunning = false;
let nextTurnAt = 0;

/**
 * Parses a body in its turn: large bodies one after another, one of each sender in turn. The pauses between them, which are as long as the last
 * one has cost, let other requests run, however many arrive at once and whatever they contain.
 * @param sender company, or network of somebody unknown.
 */
export async function parseInTurn<Parsed>(
  sender: string,
  length: number,
  parse: () => Parsed | Promise<Parsed>,
): Promise<Parsed> {
  if (length < minBytes) return parse();
  return takeTurn(sender, async () => {
    const startedAt = performance.now();
    try {
      return await parse();
    } finally {
      const endedAt = performance.now();
      nextTurnAt = endedAt + (endedAt - startedAt) * pauseRatio;
    }
  });
}

/** Waits until a form may be read. */
export async function waitForFormTurn(sender: string, length: number): Promise<void> {
  if (length < minBytes) return;
  await takeTurn(sender, async () => {
    nextTurnAt = performance.now() + Math.min(length / formBytesPerMs, maxFormPauseMs);
  });
}

function takeTurn<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const run = () => work().then(resolve, reject);
    const queue = waiting.get(sender);
    if (queue) queue.push(run);
    else waiting.set(sender, [run]);
    if (!isRunning) void runTurns();
  });
}

async function runTurns(): Promise<void> {
  isRunning = true;
  for (let next = nextSender(); next !== undefined; next = nextSender()) {
    const pauseMs = nextTurnAt - performance.now();
    // oxlint-disable-next-line no-await-in-loop
    if (pauseMs > 0) await wait(pauseMs);
    // oxlint-disable-next-line no-await-in-loop
    await takeWork(next)?.();
  }
  isRunning = false;
}

function nextSender(): string | undefined {
  return waiting.keys().next().value;
}

/** Takes a sender's first work, and moves the sender behind the others. */
function takeWork(sender: string): (() => Promise<void>) | undefined {
  const queue = waiting.get(sender);
  const work = queue?.shift();
  waiting.delete(sender);
  if (queue && queue.length > 0) waiting.set(sender, queue);
  return work;
}
