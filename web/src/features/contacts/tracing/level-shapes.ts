const levelShapes = [
  // The traced person: a larger circle than level 1.
  'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  'M0-7L7 0L0 7L-7 0z',
  'M-5.5-5.5h11v11h-11z',
];

/** SVG path data around the origin: circle for level 1 (larger for the traced person, 0), diamond for 2, square for 3. */
export const levelShape = (level: number): string => levelShapes[level] ?? '';
