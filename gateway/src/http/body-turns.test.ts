import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { waitForTurn } from './body-turns.js';

const large = 100_000;

describe('waitForTurn', () => {
  it('lets one large body pass in each round of the event loop, in order', async () => {
    const passed: number[] = [];
    const all = [1, 2, 3].map(async (body) => {
      await waitForTurn(large);
      passed.push(body);
    });
    const seen: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await nextRound();
      seen.push(passed.length);
    }
    expect(seen).toEqual([1, 2, 3]);
    await Promise.all(all);
    expect(passed).toEqual([1, 2, 3]);
  });

  it('lets a small body pass at once, beside large ones that wait', async () => {
    const waiting = [waitForTurn(large), waitForTurn(large)];
    let isOver = false;
    void waitForTurn(100).then(() => (isOver = true));
    await Promise.resolve();
    expect(isOver).toBe(true);
    await Promise.all(waiting);
  });
});
