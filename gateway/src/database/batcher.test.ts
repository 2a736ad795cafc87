import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Batcher } from './batcher.js';

const options = { concurrency: 1, maxBatchSize: 3, maxWaiting: 5 };
const wrongValue = () => Object.assign(new Error('wrong'), { code: '22003' });

describe('Batcher', () => {
  it('batches items that arrive at once or while a batch runs, and gives each its own result', async () => {
    const seen: number[][] = [];
    const batcher = new Batcher<number, number>(async (_key, items) => {
      seen.push(items);
      await wait(20);
      return items.map((item) => item * 10);
    }, options);
    const first = batcher.add('a', 1);
    await wait(5);
    const others = [2, 3, 4, 5].map((item) => batcher.add('a', item));
    expect(await Promise.all([first, ...others])).toEqual([10, 20, 30, 40, 50]);
    expect(seen).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('ends a batch before it gets too heavy, but never leaves out a heavy item', async () => {
    const seen: number[][] = [];
    const batcher = new Batcher<number, number>(
      async (_key, items) => {
        seen.push(items);
        return items;
      },
      { ...options, maxWeight: { of: (item) => item, max: 10 } },
    );
    await Promise.all([4, 6, 30, 1, 2].map((item) => batcher.add('a', item)));
    expect(seen).toEqual([[4, 6], [30], [1, 2]]);
  });

  it('does not let items of different keys wait for each other', async () => {
    const done: string[] = [];
    const batcher = new Batcher<number, void>(async (key, [time]) => {
      await wait(time);
      done.push(key);
      return [];
    }, options);
    await Promise.all([batcher.add('slow', 60), batcher.add('quick', 1)]);
    expect(done).toEqual(['quick', 'slow']);
  });

  it('fails only the item whose value cannot be stored', async () => {
    const batcher = new Batcher<number, number>(async (_key, items) => {
      if (items.includes(2)) throw wrongValue();
      return items;
    }, options);
    const results = await Promise.allSettled([1, 2, 3].map((item) => batcher.add('a', item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('refuses items while the maximum number waits', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const batcher = new Batcher<number, number>(async (_key, items) => {
      await gate;
      return items;
    }, options);
    const first = batcher.add('a', 1);
    await wait(5);
    const waiting = ['a', 'a', 'a', 'b', 'c'].map((key) => batcher.add(key, 2));
    await expect(batcher.add('d', 3)).rejects.toThrow('The service is away for a moment');
    go();
    await Promise.all([first, ...waiting]);
    await expect(batcher.add('d', 3)).resolves.toBe(3);
  });

  it('fails the whole batch without another attempt if no value is at fault', async () => {
    let tries = 0;
    const batcher = new Batcher<number, number>(async () => {
      tries += 1;
      throw new Error('the database is away');
    }, options);
    const results = await Promise.allSettled([1, 2, 3].map((item) => batcher.add('a', item)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(tries).toBe(1);
    await expect(batcher.add('a', 4)).rejects.toThrow('the database is away');
  });
});
