import { describe, expect, it, vi } from 'vitest';
import { Unavailable } from './errors.js';
import { Limiter } from './limiter.js';

const timeoutMs = 60_000;

describe('Limiter.take', () => {
  it('refuses a key that holds its maximum, until some is released', () => {
    const limiter = new Limiter({ max: 10, maxPerKey: 3 });
    const [release] = [1, 2, 3].map(() => limiter.take('a'));
    expect(() => limiter.take('a')).toThrow(Unavailable);
    expect(() => limiter.take('b')).not.toThrow();
    release?.();
    release?.();
    expect(() => limiter.take('a')).not.toThrow();
    expect(() => limiter.take('a')).toThrow(Unavailable);
  });

  it('refuses every key when nothing is left', () => {
    const limiter = new Limiter({ max: 4, maxPerKey: 3 });
    limiter.take('a', 3);
    expect(() => limiter.take('b', 2)).toThrow(Unavailable);
    expect(() => limiter.take('b')).not.toThrow();
    expect(() => limiter.take('c')).toThrow(Unavailable);
  });
});

describe('Limiter.acquire', () => {
  it('makes a key wait once it holds its maximum, and serves it in the order of arrival', async () => {
    const limiter = new Limiter({ maxPerKey: 2, timeoutMs });
    const first = await limiter.acquire('a');
    await limiter.acquire('a');
    const order: string[] = [];
    const third = limiter.acquire('a').then((release) => (order.push('third'), release));
    const fourth = limiter.acquire('a').then((release) => (order.push('fourth'), release));
    expect(limiter.waitingCount).toBe(2);
    first();
    (await third)();
    await fourth;
    expect(order).toEqual(['third', 'fourth']);
    expect(limiter.waitingCount).toBe(0);
  });

  it('serves another key while one is at its maximum', async () => {
    const limiter = new Limiter({ maxPerKey: 1, timeoutMs });
    await limiter.acquire('a');
    await expect(limiter.acquire('b')).resolves.toBeTypeOf('function');
  });

  it('serves the key that has waited longest and is below its maximum', async () => {
    const limiter = new Limiter({ max: 2, maxPerKey: 1, timeoutMs });
    const holding = await limiter.acquire('a');
    const release = await limiter.acquire('b');
    const [again, other] = [limiter.acquire('a'), limiter.acquire('c')];
    release();
    await expect(other).resolves.toBeTypeOf('function');
    expect(limiter.waitingCount).toBe(1);
    holding();
    await expect(again).resolves.toBeTypeOf('function');
  });

  it('refuses a key whose wait times out, without losing what it waited for', async () => {
    vi.useFakeTimers();
    try {
      const limiter = new Limiter({ maxPerKey: 1, timeoutMs });
      const release = await limiter.acquire('a');
      const refused = limiter.acquire('a').catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(timeoutMs);
      expect(await refused).toBeInstanceOf(Unavailable);
      expect(limiter.waitingCount).toBe(0);
      release();
      await expect(limiter.acquire('a')).resolves.toBeTypeOf('function');
    } finally {
      vi.useRealTimers();
    }
  });

  it('frees all that was released', async () => {
    const limiter = new Limiter({ maxPerKey: 2, timeoutMs });
    for (let round = 0; round < 3; round += 1) {
      const releases = [await limiter.acquire('a'), await limiter.acquire('a')];
      for (const release of releases) release();
    }
    expect(limiter.waitingCount).toBe(0);
  });
});
