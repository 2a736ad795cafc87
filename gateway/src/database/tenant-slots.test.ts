import { describe, expect, it, vi } from 'vitest';
import { TenantSlots } from './tenant-slots.js';

const noWait = 10;
const longWait = 60_000;

describe('TenantSlots', () => {
  it('makes a tenant wait once it holds its maximum, and serves its queue in order', async () => {
    const slots = new TenantSlots(2, longWait);
    const first = await slots.acquire('a');
    await slots.acquire('a');
    const order: string[] = [];
    const third = slots.acquire('a').then((release) => (order.push('third'), release));
    const fourth = slots.acquire('a').then((release) => (order.push('fourth'), release));
    expect(slots.waitingCount).toBe(2);
    first();
    (await third)();
    await fourth;
    expect(order).toEqual(['third', 'fourth']);
    expect(slots.waitingCount).toBe(0);
  });

  it('serves another tenant while one is at its maximum', async () => {
    const slots = new TenantSlots(1, longWait);
    await slots.acquire('a');
    await expect(slots.acquire('b')).resolves.toBeTypeOf('function');
  });

  it('refuses a request whose wait times out, without losing its slot', async () => {
    vi.useFakeTimers();
    try {
      const slots = new TenantSlots(1, noWait);
      const release = await slots.acquire('a');
      const refused = slots.acquire('a').catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(noWait);
      expect(await refused).toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
      expect(slots.waitingCount).toBe(0);
      release();
      await expect(slots.acquire('a')).resolves.toBeTypeOf('function');
    } finally {
      vi.useRealTimers();
    }
  });

  it('frees every slot that was released', async () => {
    const slots = new TenantSlots(2, longWait);
    for (let round = 0; round < 3; round += 1) {
      const releases = [await slots.acquire('a'), await slots.acquire('a')];
      for (const release of releases) release();
    }
    expect(slots.waitingCount).toBe(0);
  });
});
