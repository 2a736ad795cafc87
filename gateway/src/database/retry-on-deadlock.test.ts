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

describe('a transaction', () => {
  it.each(['40P01', '40001'])('that gave way to another one is done again: %s', async (code) => {
    const { transaction, tries } = failing(2, code);
    expect(await retryOnDeadlock(transaction)).toBe('done');
    expect(tries()).toBe(3);
  });

  it('whose piece was cut meanwhile is done again, and else answered as away', async () => {
    const error = new Error('could not find valid entry for shard 102047');
    const cut = Object.assign(error, { code: 'XX000' });
    let tries = 0;
    const waited = () => ((tries += 1) === 1 ? Promise.reject(cut) : Promise.resolve('done'));
    expect(await retryOnDeadlock(waited)).toBe('done');
    expect(isDatabaseAway(cut)).toBe(true);
  });

  it('that always gives way is given up', async () => {
    const { transaction, tries } = failing(Infinity, '40P01');
    await expect(retryOnDeadlock(transaction)).rejects.toThrow('ended');
    expect(tries()).toBe(4);
  });

  it.each(['40003', '57014', '23505'])('that failed otherwise is not: %s', async (code) => {
    const { transaction, tries } = failing(1, code);
    await expect(retryOnDeadlock(transaction)).rejects.toThrow('ended');
    expect(tries()).toBe(1);
  });
});
