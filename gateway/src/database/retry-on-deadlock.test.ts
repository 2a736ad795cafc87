import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from '../errors.js';
import { retryOnDeadlock } from './retry-on-deadlock.js';

const ended = (code: string) => Object.assign(new Error('ended'), { code });

/** A transaction that fails so often with a code. */
function failing(times: number, code: string) {
  let tries = 0;
  const transaction = () => {
    tries += 1;
    return tries <= times ? Promise.reject(ended(code)) : Promise.resolve('done');
  };
  return { transaction, tries: () => tries };
}

describe('retryOnDeadlock', () => {
  it.each(['40P01', '40001'])(
    'repeats a transaction that the database ended with %s',
    async (code) => {
      const { transaction, tries } = failing(2, code);
      expect(await retryOnDeadlock(transaction)).toBe('done');
      expect(tries()).toBe(3);
    },
  );

  it('repeats a transaction whose shard Citus moves during it', async () => {
    const error = new Error('could not find valid entry for shard 102047');
    const moved = Object.assign(error, { code: 'XX000' });
    let tries = 0;
    const transaction = () =>
      (tries += 1) === 1 ? Promise.reject(moved) : Promise.resolve('done');
    expect(await retryOnDeadlock(transaction)).toBe('done');
    expect(isDatabaseAway(moved)).toBe(true);
  });

  it('gives up after four attempts', async () => {
    const { transaction, tries } = failing(Infinity, '40P01');
    await expect(retryOnDeadlock(transaction)).rejects.toThrow('ended');
    expect(tries()).toBe(4);
  });

  it.each(['40003', '57014', '23505'])(
    'does not repeat a transaction that failed with %s',
    async (code) => {
      const { transaction, tries } = failing(1, code);
      await expect(retryOnDeadlock(transaction)).rejects.toThrow('ended');
      expect(tries()).toBe(1);
    },
  );
});
