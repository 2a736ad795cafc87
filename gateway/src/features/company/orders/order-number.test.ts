import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOrderNumber } from './order-number.js';

describe('formatOrderNumber', () => {
  it('returns the year and the sequence in digits without look-alikes', () => {
    const placedAt = new Date('2026-12-31T23:59:59Z');
    expect([1, 31, 32, 1383].map((count) => formatOrderNumber(placedAt, count))).toEqual([
      'VC-2026-000001',
      'VC-2026-00000Z',
      'VC-2026-000010',
      'VC-2026-0001B7',
    ]);
  });

  it('returns different numbers for different sequences', () => {
    const at = new Date('2026-01-01T00:00:00Z');
    fc.assert(
      fc.property(fc.nat(2 ** 40), fc.nat(2 ** 40), (one, other) => {
        expect(formatOrderNumber(at, one) === formatOrderNumber(at, other)).toBe(one === other);
        expect(formatOrderNumber(at, one)).toMatch(/^VC-2026-[0-9A-HJKMNP-TV-Z]{6,}$/);
      }),
    );
  });
});
