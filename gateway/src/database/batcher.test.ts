import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Batcher } from './batcher.js';

const options = { atOnce: 1, largest: 3, maxWaiting: 5 };
const wrongValue = () => Object.assign(new Error('wrong'), { code: '22003' });

describe('groups', () => {
  it('take together what comes at once or meanwhile, at most so many, and answer each its own', async () => {
    const seen: number[][] = [];
    const groups = new Batcher<number, number>(async (_key, pieces) => {
      seen.push(pieces);
      await wait(20);
      return pieces.map((piece) => piece * 10);
    }, options);
    const first = groups.do('a', 1);
    await wait(5);
    const others = [2, 3, 4, 5].map((piece) => groups.do('a', piece));
    expect(await Promise.all([first, ...others])).toEqual([10, 20, 30, 40, 50]);
    expect(seen).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('of different keys do not wait for each other', async () => {
    const done: string[] = [];
    const groups = new Batcher<number, void>(async (key, [time]) => {
      await wait(time);
      done.push(key);
      return [];
    }, options);
    await Promise.all([groups.do('slow', 60), groups.do('quick', 1)]);
    expect(done).toEqual(['quick', 'slow']);
  });

  it('with a value that cannot be stored fail it alone', async () => {
    const groups = new Batcher<number, number>(async (_key, pieces) => {
      if (pieces.includes(2)) throw wrongValue();
      return pieces;
    }, options);
    const results = await Promise.allSettled([1, 2, 3].map((piece) => groups.do('a', piece)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('let only so many wait', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const groups = new Batcher<number, number>(async (_key, pieces) => {
      await gate;
      return pieces;
    }, options);
    const first = groups.do('a', 1);
    await wait(5);
    const waiting = ['a', 'a', 'a', 'b', 'c'].map((key) => groups.do(key, 2));
    await expect(groups.do('d', 3)).rejects.toThrow('The service is away for a moment');
    go();
    await Promise.all([first, ...waiting]);
    await expect(groups.do('d', 3)).resolves.toBe(3);
  });

  it('fail together, once, where it is nobody in particular', async () => {
    let tries = 0;
    const groups = new Batcher<number, number>(async () => {
      tries += 1;
      throw new Error('the database is away');
    }, options);
    const results = await Promise.allSettled([1, 2, 3].map((piece) => groups.do('a', piece)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(tries).toBe(1);
    await expect(groups.do('a', 4)).rejects.toThrow('the database is away');
  });
});
