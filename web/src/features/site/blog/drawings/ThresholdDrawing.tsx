import { texts } from '../texts.ts';
import classes from './Drawing.module.css';

/** Drawing units per minute. */
const minute = 12;
const left = 12;

/** Minutes of the day at which a meeting begins and ends; `counted` is the total at its end. */
const pairs = [
  { y: 58, words: texts.drawings.oneMeeting, meetings: [{ from: 4, to: 23 }], reached: 19 },
  {
    y: 164,
    words: texts.drawings.threeMeetings,
    meetings: [
      { from: 1, to: 7 },
      { from: 15, to: 20 },
      { from: 29, to: 36 },
    ],
    reached: 33,
  },
];

/** Two ways to reach fifteen minutes. */
export function ThresholdDrawing() {
  return (
    <svg viewBox="0 0 480 220" fill="none" aria-hidden="true" className={classes.drawing}>
      {pairs.map(({ y, words, meetings, reached }) => (
        <g key={y}>
          <text x={left} y={y - 32} className={classes.word}>
            {words}
          </text>
          <path
            d={`M${left} ${y}H468`}
            stroke="var(--mantine-color-default-border)"
            strokeWidth="2"
          />
          {meetings.map(({ from, to }) => {
            const split = Math.min(to, Math.max(from, reached));
            return (
              <g key={from}>
                <rect
                  x={left + from * minute}
                  y={y - 12}
                  width={(split - from) * minute}
                  height="24"
                  fill="var(--vc-accent)"
                  opacity="0.55"
                />
                <rect
                  x={left + split * minute}
                  y={y - 12}
                  width={(to - split) * minute}
                  height="24"
                  fill="var(--vc-level-1)"
                />
              </g>
            );
          })}
          <path
            d={`M${left + reached * minute} ${y - 20}V${y + 22}`}
            stroke="var(--mantine-color-text)"
            strokeWidth="2"
          />
          <text
            x={left + reached * minute}
            y={y + 40}
            textAnchor={reached > 25 ? 'end' : 'middle'}
            className={classes.note}
          >
            {texts.drawings.exposedFromHere}
          </text>
        </g>
      ))}
    </svg>
  );
}
