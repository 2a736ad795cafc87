import { texts } from '../texts.ts';
import classes from './Drawing.module.css';

const centre = { x: 118, y: 118 };
const radius = 84;

const stretches = [
  { from: 0, to: 10, words: texts.drawings.thePerson, opacity: 1 },
  { from: 10, to: 20, words: texts.drawings.theRecord, opacity: 0.75 },
  { from: 20, to: 40, words: texts.drawings.theList, opacity: 0.5 },
  { from: 40, to: 60, words: texts.drawings.theCalls, opacity: 0.3 },
];

const point = (minutes: number, at: number): string => {
  const angle = (minutes / 60) * 2 * Math.PI - Math.PI / 2;
  return `${centre.x + at * Math.cos(angle)} ${centre.y + at * Math.sin(angle)}`;
};

const gap = 0.7;

/** An hour as a clock, in four parts. */
export function HourDrawing() {
  return (
    <svg viewBox="0 0 480 236" fill="none" aria-hidden="true" className={classes.drawing}>
      {stretches.map(({ from, to, words, opacity }, index) => (
        <g key={words}>
          <path
            d={`M${point(from + gap, radius)}A${radius} ${radius} 0 0 1 ${point(to - gap, radius)}`}
            stroke="var(--vc-accent)"
            strokeWidth="26"
            opacity={opacity}
          />
          <rect
            x="262"
            y={36 + index * 46}
            width="18"
            height="18"
            rx="4"
            fill="var(--vc-accent)"
            opacity={opacity}
          />
          <text x="292" y={50 + index * 46} className={classes.word}>
            {words}
          </text>
          <text x="476" y={50 + index * 46} textAnchor="end" className={classes.note}>
            {texts.drawings.minutes(from, to)}
          </text>
        </g>
      ))}
      {[0, 15, 30, 45].map((minutes) => (
        <path
          key={minutes}
          d={`M${point(minutes, 54)}L${point(minutes, 62)}`}
          stroke="var(--mantine-color-default-border)"
          strokeWidth="2"
        />
      ))}
      <path
        d={`M${centre.x} ${centre.y}L${point(0, 44)}`}
        stroke="var(--mantine-color-text)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx={centre.x} cy={centre.y} r="5" fill="var(--mantine-color-text)" />
    </svg>
  );
}
