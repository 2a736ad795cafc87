import { texts } from '../texts.ts';
import classes from './Drawing.module.css';

const people = [66, 118, 170];

/** A seated person from the side, with the feet at 0. */
function Person({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 168)`}>
      <circle cy="-54" r="10" fill="var(--mantine-color-text)" />
      <path d="M-14 0V-24a14 14 0 0 1 28 0V0z" fill="var(--mantine-color-text)" />
    </g>
  );
}

/** A closed room in which the air circulates, and an open one that it passes through. */
export function RoomDrawing() {
  return (
    <svg viewBox="0 0 480 222" fill="none" aria-hidden="true" className={classes.drawing}>
      <rect x="14" y="24" width="208" height="146" fill="var(--vc-level-1-soft)" />
      <path d="M14 24H222V170H14Z" stroke="var(--mantine-color-text)" strokeWidth="2.5" />
      {[66, 118, 170].map((x) => (
        <path
          key={x}
          d={`M${x - 18} 74a18 14 0 1 1 30 8m0 0l3-11m-3 11l-10-4`}
          stroke="var(--vc-level-1)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ))}
      {people.map((x) => (
        <Person key={x} x={x} />
      ))}
      <text x="118" y="202" textAnchor="middle" className={classes.word}>
        {texts.drawings.closed}
      </text>

      <g transform="translate(244 0)">
        <rect x="14" y="24" width="208" height="146" fill="var(--vc-accent-soft)" />
        <path
          d="M14 52V24H222V52M222 96V170H14V96"
          stroke="var(--mantine-color-text)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {[62, 84].map((y) => (
          <path
            key={y}
            d={`M-8 ${y}C60 ${y - 22} 90 ${y + 18} 130 ${y}S190 ${y - 10} 234 ${y}m0 0l-9-6m9 6l-9 6`}
            stroke="var(--vc-accent)"
            strokeWidth="2"
            strokeLinecap="round"
          />
        ))}
        {people.map((x) => (
          <Person key={x} x={x} />
        ))}
        <text x="118" y="202" textAnchor="middle" className={classes.word}>
          {texts.drawings.open}
        </text>
      </g>
    </svg>
  );
}
