import { setTimeout as wait } from 'node:timers/promises';
import type { Kept } from './kept.js';

/**
 * Imported ahead of the gateway by a benchmark (`--expose-gc --import`): whenever its parent asks, it throws all garbage away and
 * says what is left. The gateway knows nothing of it.
 */

/** Garbage of one collection is often held until finalizers have run, which the next one finds. */
const collections = 6;
const pause = 100;

async function whatIsKept(): Promise<Kept> {
  if (!globalThis.gc) throw new Error('Start it with --expose-gc');
  for (let round = 0; round < collections; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await globalThis.gc({ execution: 'async', type: 'major' });
    // oxlint-disable-next-line no-await-in-loop
    await wait(pause);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  // Node counts array buffers as external already.
  return { bytes: heapUsed + external, resident: rss };
}

process.on('message', (message) => {
  if (message === 'what is kept')
    void whatIsKept().then((kept) => process.send?.({ kept } satisfies { kept: Kept }));
});
// Listening alone does not keep the gateway from ending.
process.channel?.unref();
