import { describe, expect, it } from 'vitest';
import { Unavailable } from '../errors.js';
import { makeFileQuota } from './streams.js';

describe('makeFileQuota', () => {
  it.each([
    [16, 6],
    [8, 3],
    [4, 1],
    [1, 1],
  ])('lets all files together hold, of %d connections, %d', (connections, max) => {
    const quota = makeFileQuota(connections);
    for (let count = 0; count < max; count += 1) quota.take(`company ${count}`);
    expect(() => quota.take('one more company')).toThrow(Unavailable);
  });

  it('lets files of one company hold 2 connections', () => {
    const quota = makeFileQuota();
    quota.take('a company');
    quota.take('a company');
    expect(() => quota.take('a company')).toThrow(Unavailable);
  });
});
