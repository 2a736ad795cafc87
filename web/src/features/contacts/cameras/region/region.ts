import type { Corner } from '../RegionPicture.tsx';

export type { Corner };

/** A region has 3 to 50 corners, or none if the whole picture counts. */
export const minCorners = 3;
export const maxCorners = 50;

const inside = (share: number): number => Math.min(1, Math.max(0, share));

/** Moves a corner into the picture and rounds it to a ten-thousandth. */
export const cornerAt = (x: number, y: number): Corner => ({
  x: Math.round(inside(x) * 10_000) / 10_000,
  y: Math.round(inside(y) * 10_000) / 10_000,
});

/** Returns the distance of a point from the line between two others. */
const distanceToEdge = (point: Corner, from: Corner, to: Corner): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : inside(((point.x - from.x) * dx + (point.y - from.y) * dy) / length);
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
};

const after = (corners: readonly Corner[], index: number): Corner =>
  corners[(index + 1) % corners.length]!;

/** Inserts a corner into the nearest edge, so that the region does not cross itself. */
export const placeOfNew = (corners: readonly Corner[], corner: Corner): number => {
  if (corners.length < minCorners) return corners.length;
  const distances = corners.map((from, index) =>
    distanceToEdge(corner, from, after(corners, index)),
  );
  return distances.indexOf(Math.min(...distances)) + 1;
};

/** Adds a corner without a pointer: the first three make a triangle, each further one splits the longest edge. */
export const nextCorner = (corners: readonly Corner[]): Corner => {
  const first = [cornerAt(0.25, 0.25), cornerAt(0.75, 0.25), cornerAt(0.5, 0.75)];
  const start = first[corners.length];
  if (start) return start;
  const lengths = corners.map((from, index) => {
    const to = after(corners, index);
    return Math.hypot(to.x - from.x, to.y - from.y);
  });
  const longest = lengths.indexOf(Math.max(...lengths));
  const [from, to] = [corners[longest]!, after(corners, longest)];
  return cornerAt((from.x + to.x) / 2, (from.y + to.y) / 2);
};

const turn = (a: Corner, b: Corner, c: Corner): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const areCrossing = (a: Corner, b: Corner, c: Corner, d: Corner): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** Returns whether the outline crosses itself, so that inside and outside are ambiguous. */
export const crossesItself = (corners: readonly Corner[]): boolean =>
  corners.some((from, index) =>
    corners.some(
      (other, place) =>
        place > index && areCrossing(from, after(corners, index), other, after(corners, place)),
    ),
  );

export const isSame = (one: readonly Corner[], other: readonly Corner[]): boolean =>
  one.length === other.length &&
  one.every(({ x, y }, index) => x === other[index]?.x && y === other[index].y);

/** A region being drawn, and its previous states, newest last. */
export interface Drawing {
  corners: readonly Corner[];
  past: readonly (readonly Corner[])[];
}

export type Stroke =
  | { do: 'add'; corner: Corner }
  /** `isContinued`: part of the same movement, undone together. */
  | { do: 'move'; index: number; to: Corner; isContinued: boolean }
  | { do: 'delete'; index: number }
  | { do: 'clear' }
  | { do: 'undo' };

const next = ({ corners, past }: Drawing, changed: readonly Corner[]): Drawing => ({
  corners: changed,
  past: [...past, corners],
});

/** Returns the drawing after an action. Corners stay inside the picture and number at most 50. */
// oxlint-disable-next-line typescript/consistent-return
export const draw = (drawing: Drawing, stroke: Stroke): Drawing => {
  const { corners, past } = drawing;
  switch (stroke.do) {
    case 'add':
      return corners.length >= maxCorners
        ? drawing
        : next(drawing, corners.toSpliced(placeOfNew(corners, stroke.corner), 0, stroke.corner));
    case 'move': {
      if (!corners[stroke.index]) return drawing;
      const moved = corners.with(stroke.index, cornerAt(stroke.to.x, stroke.to.y));
      return stroke.isContinued ? { corners: moved, past } : next(drawing, moved);
    }
    case 'delete':
      return next(drawing, corners.toSpliced(stroke.index, 1));
    case 'clear':
      return corners.length === 0 ? drawing : next(drawing, []);
    case 'undo': {
      const before = past.at(-1);
      return before ? { corners: before, past: past.slice(0, -1) } : drawing;
    }
  }
};
