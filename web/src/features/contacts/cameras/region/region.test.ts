import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cornerAt,
  crossesItself,
  draw,
  isSame,
  maxCorners,
  nextCorner,
  placeOfNew,
  type Drawing,
  type Stroke,
} from './region.ts';

const square = [cornerAt(0, 0), cornerAt(1, 0), cornerAt(1, 1), cornerAt(0, 1)];
const drawing = (corners = square): Drawing => ({ corners, past: [] });

describe('adding a corner', () => {
  it('inserts it into the nearest edge', () => {
    expect(placeOfNew(square, cornerAt(0.5, 0.1))).toBe(1);
    expect(placeOfNew(square, cornerAt(0.9, 0.5))).toBe(2);
    expect(placeOfNew(square, cornerAt(0.1, 0.5))).toBe(4);
  });

  it('makes a triangle without a pointer, then splits the longest edge', () => {
    let now: Drawing = { corners: [], past: [] };
    for (let count = 1; count <= 3; count += 1) {
      now = draw(now, { do: 'add', corner: nextCorner(now.corners) });
      expect(now.corners).toHaveLength(count);
    }
    const fourth = nextCorner(now.corners);
    expect(now.corners).not.toContainEqual(fourth);
    expect(crossesItself(draw(now, { do: 'add', corner: fourth }).corners)).toBe(false);
  });
});

it('detects an outline that crosses itself', () => {
  expect(crossesItself(square)).toBe(false);
  expect(crossesItself([square[0]!, square[2]!, square[1]!, square[3]!])).toBe(true);
});

describe('undoing', () => {
  it('undoes a whole movement at once', () => {
    const moves: Stroke[] = [
      { do: 'move', index: 0, to: { x: 0.1, y: 0.1 }, isContinued: false },
      { do: 'move', index: 0, to: { x: 0.2, y: 0.2 }, isContinued: true },
    ];
    const moved = moves.reduce(draw, drawing());
    expect(moved.corners[0]).toEqual({ x: 0.2, y: 0.2 });
    expect(draw(moved, { do: 'undo' }).corners).toEqual(square);
  });

  it('undoes clearing and deleting, and has nothing to undo at the start', () => {
    expect(draw(drawing(), { do: 'clear' }).corners).toEqual([]);
    expect(draw(drawing(), { do: 'delete', index: 1 }).corners).toEqual([
      square[0],
      square[2],
      square[3],
    ]);
    expect(draw(drawing(), { do: 'undo' }).corners).toEqual(square);
  });

  it('keeps corners inside the picture, at most 50, and can undo every action', () => {
    const stroke: fc.Arbitrary<Stroke> = fc.oneof(
      fc.record({
        do: fc.constant('add' as const),
        corner: fc
          .tuple(fc.double({ noNaN: true }), fc.double({ noNaN: true }))
          .map(([x, y]) => cornerAt(x, y)),
      }),
      fc.record({
        do: fc.constant('move' as const),
        index: fc.nat(60),
        to: fc.record({ x: fc.double({ noNaN: true }), y: fc.double({ noNaN: true }) }),
        isContinued: fc.constant(false),
      }),
    );
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 80 }), (strokes) => {
        let now = strokes.reduce(draw, drawing());
        expect(now.corners.length).toBeLessThanOrEqual(maxCorners);
        for (const { x, y } of now.corners) {
          expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
        }
        while (now.past.length > 0) now = draw(now, { do: 'undo' });
        expect(isSame(now.corners, square)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
