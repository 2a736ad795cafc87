import classes from './RegionPicture.module.css';
import { texts } from './room-texts.ts';

/** A corner of a region of interest: 0 to 1 of the picture's width and height, from the left and the top. */
export interface Corner {
  x: number;
  y: number;
}

/** A 16:9 grid that replaces the camera's picture. */
export function PlainGrid() {
  return (
    <g className={classes.grid}>
      <rect width="160" height="90" fill="var(--vc-panel)" />
      {Array.from({ length: 15 }, (_line, index) => (
        <line key={`x${index}`} x1={(index + 1) * 10} x2={(index + 1) * 10} y1={0} y2={90} />
      ))}
      {Array.from({ length: 8 }, (_line, index) => (
        <line key={`y${index}`} x1={0} x2={160} y1={(index + 1) * 10} y2={(index + 1) * 10} />
      ))}
    </g>
  );
}

/** A region of interest over a plain grid. Without corners it is the whole picture. */
export function RegionPicture({ corners }: { corners: readonly Corner[] }) {
  const shown =
    corners.length === 0
      ? [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
          { x: 1, y: 1 },
          { x: 0, y: 1 },
        ]
      : corners;
  return (
    <svg
      viewBox="0 0 160 90"
      className={classes.picture}
      role="img"
      aria-label={corners.length === 0 ? texts.wholePicture : texts.regionCorners(corners.length)}
    >
      <PlainGrid />
      <polygon
        points={shown.map(({ x, y }) => `${x * 160},${y * 90}`).join(' ')}
        className={classes.region}
      />
    </svg>
  );
}
