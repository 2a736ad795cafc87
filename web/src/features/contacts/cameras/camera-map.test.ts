import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawCameraMap, roundLength, type Place } from './camera-map.ts';

const size = { width: 640, height: 320, margin: 48 };
const at = (id: string, latitude: number, longitude: number): Place => ({
  id,
  latitude,
  longitude,
});

describe('drawCameraMap', () => {
  it('puts north up and east right, to scale', () => {
    // A thousandth of a degree is 111 m in either direction at the equator.
    const { spots, scale } = drawCameraMap(
      [at('middle', 0, 0), at('north', 0.001, 0), at('east', 0, 0.001)],
      size,
    );
    const [middle, north, east] = spots;
    expect(north!.y).toBeLessThan(middle!.y);
    expect(east!.x).toBeGreaterThan(middle!.x);
    expect(middle!.y - north!.y).toBeCloseTo(east!.x - middle!.x, 3);
    const metres = Number.parseInt(scale.label, 10);
    expect(scale.label).toMatch(/ m$/);
    expect((middle!.y - north!.y) / scale.pixels).toBeCloseTo(111.195 / metres, 3);
  });

  it('shortens a degree of longitude away from the equator', () => {
    const { spots } = drawCameraMap([at('a', 60, 10), at('b', 60.001, 10.001)], size);
    const [a, b] = spots;
    expect((b!.x - a!.x) / (a!.y - b!.y)).toBeCloseTo(0.5, 3);
  });

  it('merges cameras that cannot be told apart into one spot', () => {
    const { spots } = drawCameraMap(
      [at('a', 54.54, 87.5454), at('b', 54.54, 87.5454), at('c', 54.541, 87.5454)],
      size,
    );
    expect(spots.map(({ cameras }) => cameras.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  });

  it('keeps neighbours across the date line together', () => {
    const { spots } = drawCameraMap([at('west', -17, 179.9999), at('east', -17, -179.9999)], size);
    expect(spots[1]!.x).toBeGreaterThan(spots[0]!.x);
    expect(spots[1]!.x - spots[0]!.x).toBeLessThan(size.width);
  });

  it('shows some ground around a single camera', () => {
    const { spots, scale, parallels, meridians } = drawCameraMap([at('a', 1.28, 103.85)], size);
    expect(spots[0]).toMatchObject({ x: 320, y: 160 });
    expect(scale.label).toBe('20 m');
    expect(parallels.length).toBeGreaterThan(0);
    expect(meridians.every(({ label }) => label.endsWith(' E'))).toBe(true);
  });

  it('keeps all cameras inside the padding', () => {
    const places = fc.array(
      fc.record({
        id: fc.uuid(),
        latitude: fc.double({ min: -89, max: 89, noNaN: true }),
        longitude: fc.double({ min: 20, max: 160, noNaN: true }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(places, (cameras) => {
        const { spots } = drawCameraMap(cameras, size);
        expect(spots.flatMap((spot) => spot.cameras)).toHaveLength(cameras.length);
        for (const { x, y } of spots) {
          expect(x).toBeGreaterThan(size.margin - 1);
          expect(x).toBeLessThan(size.width - size.margin + 1);
          expect(y).toBeGreaterThan(size.margin - 1);
          expect(y).toBeLessThan(size.height - size.margin + 1);
        }
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  [1, 1],
  [4.9, 2],
  [5, 5],
  [99, 50],
  [0.034, 0.02],
])('largest round length up to %d is %d', (length, round) => {
  expect(roundLength(length)).toBeCloseTo(round, 10);
});
