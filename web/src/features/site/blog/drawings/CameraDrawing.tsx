import classes from './Drawing.module.css';

const reach = 30;
const people = [
  { x: 96, y: 78 },
  { x: 204, y: 60 },
  { x: 240, y: 88 },
  { x: 160, y: 164 },
  { x: 330, y: 150 },
  { x: 366, y: 172 },
  { x: 408, y: 64 },
];
const close = [
  [1, 2],
  [4, 5],
] as const;
const isClose = new Set(close.flat() as number[]);

/** A room from above: people without faces, and who is too close to whom. */
export function CameraDrawing() {
  return (
    <svg viewBox="0 0 480 232" fill="none" aria-hidden="true" className={classes.drawing}>
      <path
        d="M20 14H460V218H300M240 218H20Z"
        stroke="var(--mantine-color-text)"
        strokeWidth="2.5"
      />
      <path d="M20 14L150 218H20Z" fill="var(--vc-border)" opacity="0.35" />
      <path d="M20 14h22l-22 22z" fill="var(--mantine-color-text)" />
      {people.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={reach}
          fill={isClose.has(index) ? 'var(--vc-level-1-soft)' : 'var(--vc-accent-soft)'}
          stroke={isClose.has(index) ? 'var(--vc-level-1)' : 'var(--vc-accent)'}
          strokeDasharray="3 4"
          strokeWidth="1.5"
          fillOpacity="0.7"
        />
      ))}
      {close.map(([one, other]) => (
        <path
          key={one}
          d={`M${people[one]?.x} ${people[one]?.y}L${people[other]?.x} ${people[other]?.y}`}
          stroke="var(--vc-level-1)"
          strokeWidth="3"
        />
      ))}
      {people.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="8"
          fill={isClose.has(index) ? 'var(--vc-level-1)' : 'var(--vc-accent)'}
        />
      ))}
    </svg>
  );
}
