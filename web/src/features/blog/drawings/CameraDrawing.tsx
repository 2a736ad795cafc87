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

/** A room from above: figures without faces, and who is too near whom. */
export function CameraDrawing() {
  return (
    <svg viewBox="0 0 480 232" fill="none" aria-hidden="true" className={classes.drawing}>
      <path d="M20 14H460V218H300M240 218H20Z" className={classes.ink} strokeWidth="2.5" />
      <path d="M20 14L150 218H20Z" className={classes.fillQuiet} opacity="0.35" />
      <path d="M20 14h22l-22 22z" className={classes.fillInk} />
      {people.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={reach}
          className={
            isClose.has(index)
              ? `${classes.warn} ${classes.fillWarnSoft}`
              : `${classes.accent} ${classes.fillAccentSoft}`
          }
          strokeDasharray="3 4"
          strokeWidth="1.5"
          fillOpacity="0.7"
        />
      ))}
      {close.map(([one, other]) => (
        <path
          key={one}
          d={`M${people[one]?.x} ${people[one]?.y}L${people[other]?.x} ${people[other]?.y}`}
          className={classes.warn}
          strokeWidth="3"
        />
      ))}
      {people.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="8"
          className={isClose.has(index) ? classes.fillWarn : classes.fillAccent}
        />
      ))}
    </svg>
  );
}
