import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedScale, type Stretch } from './folded-scale.ts';

const gapWidth = 10;

const anyStretches = fc
  .array(
    fc.record({
      break: fc.integer({ min: 1, max: 1000 }),
      length: fc.integer({ min: 1, max: 1000 }),
      width: fc.integer({ min: 1, max: 300 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => {
    let time = 0;
    return parts.map((part): Stretch => {
      const start = time + part.break;
      time = start + part.length;
      return { start, end: time, width: part.width };
    });
  });

describe('a folded scale', () => {
  it('is linear inside a stretch and compresses everything between two into the gap', () => {
    const scale = foldedScale(
      [
        { start: 100, end: 200, width: 50 },
        { start: 1000, end: 1100, width: 100 },
      ],
      gapWidth,
    );
    expect(scale.width).toBe(160);
    expect(scale.at(100)).toBe(0);
    expect(scale.at(150)).toBe(25);
    expect(scale.at(200)).toBe(50);
    expect(scale.at(600)).toBe(55);
    expect(scale.at(1000)).toBe(60);
    expect(scale.at(1050)).toBe(110);
  });

  it('puts outside instants at its ends', () => {
    const scale = foldedScale([{ start: 100, end: 200, width: 50 }], gapWidth);
    expect(scale.at(0)).toBe(0);
    expect(scale.at(5000)).toBe(50);
  });

  it('has no width without stretches', () => {
    expect(foldedScale([], gapWidth).width).toBe(0);
  });

  it('is monotonic and stays within its width', () => {
    fc.assert(
      fc.property(
        anyStretches,
        fc.array(fc.integer({ min: -100, max: 20_000 }), { minLength: 2 }),
        (stretches, moments) => {
          const scale = foldedScale(stretches, gapWidth);
          const places = moments.toSorted((a, b) => a - b).map((moment) => scale.at(moment));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          for (const place of places) {
            expect(place).toBeGreaterThanOrEqual(0);
            expect(place).toBeLessThanOrEqual(scale.width);
          }
        },
      ),
    );
  });
});
