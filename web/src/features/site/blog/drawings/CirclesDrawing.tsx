import { texts } from '../texts.ts';
import classes from './Drawing.module.css';

const centre = { x: 130, y: 130 };

const circles = [
  { radius: 118, y: 32, ...texts.drawings.everybody },
  { radius: 86, y: 88, ...texts.drawings.colleague },
  { radius: 56, y: 144, ...texts.drawings.officer },
  { radius: 26, y: 200, ...texts.drawings.illPerson },
];

/** Returns the point of a circle at a height, on its right side. */
const edge = (radius: number, y: number): number =>
  centre.x + Math.sqrt(Math.max(0, radius ** 2 - (y - centre.y) ** 2));

/** Who knows what: the farther out, the less. */
export function CirclesDrawing() {
  return (
    <svg viewBox="0 0 480 260" fill="none" aria-hidden="true" className={classes.drawing}>
      {circles.map(({ radius }, index) => (
        <circle
          key={radius}
          cx={centre.x}
          cy={centre.y}
          r={radius}
          fill="var(--vc-accent)"
          stroke="var(--vc-accent)"
          fillOpacity={0.06 + index * 0.1}
          strokeWidth="1.5"
        />
      ))}
      {circles.map(({ radius, y, who, what }) => {
        const at = Math.min(Math.max(y, centre.y - radius * 0.8), centre.y + radius * 0.8);
        const x = edge(radius, at);
        return (
          <g key={who}>
            <path
              d={`M${x} ${at}L272 ${y}H284`}
              stroke="var(--mantine-color-text)"
              strokeWidth="1"
            />
            <circle cx={x} cy={at} r="3" fill="var(--mantine-color-text)" />
            <text x="292" y={y - 1} className={classes.word}>
              {who}
            </text>
            <text x="292" y={y + 17} className={classes.note}>
              {what}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
