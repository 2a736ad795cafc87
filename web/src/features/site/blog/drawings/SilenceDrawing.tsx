import { texts } from '../texts.ts';
import classes from './Drawing.module.css';

const start = 88;
const end = 460;
/** When each phone reported somebody, and until when it reported at all. */
const phones = [
  { name: texts.drawings.phone(1), seen: [120, 180, 290, 380], until: end },
  { name: texts.drawings.phone(2), seen: [120, 240, 420], until: end },
  { name: texts.drawings.phone(3), seen: [180, 330], until: end },
  { name: texts.drawings.phone(4), seen: [], until: end },
  { name: texts.drawings.phone(5), seen: [150], until: 236 },
];

/** Five phones over a day; one of them stops reporting. */
export function SilenceDrawing() {
  return (
    <svg viewBox="0 0 480 232" fill="none" aria-hidden="true" className={classes.drawing}>
      <defs>
        <pattern id="unknown" width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M-2 10L10-2" stroke="var(--vc-level-1)" strokeWidth="1.2" />
        </pattern>
      </defs>
      {phones.map(({ name, seen, until }, index) => {
        const y = 24 + index * 38;
        return (
          <g key={name}>
            <text x="0" y={y + 5} className={classes.word}>
              {name}
            </text>
            <path
              d={`M${start} ${y}H${until}`}
              stroke="var(--vc-accent)"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
            {seen.map((x) => (
              <circle key={x} cx={x} cy={y} r="5.5" fill="var(--vc-accent)" />
            ))}
            {until < end && (
              <>
                <rect
                  x={until}
                  y={y - 13}
                  width={end - until}
                  height="26"
                  rx="4"
                  fill="url(#unknown)"
                />
                <rect
                  x={(until + end) / 2 - 42}
                  y={y - 11}
                  width="84"
                  height="22"
                  rx="4"
                  fill="var(--vc-page)"
                />
                <text x={(until + end) / 2} y={y + 5} textAnchor="middle" className={classes.word}>
                  {texts.drawings.unknown}
                </text>
              </>
            )}
          </g>
        );
      })}
      {['08:00', '11:00', '14:00', '17:00'].map((hour, index) => (
        <text
          key={hour}
          x={start + (index * (end - start)) / 3}
          y="222"
          textAnchor={index === 0 ? 'start' : index === 3 ? 'end' : 'middle'}
          className={classes.note}
        >
          {hour}
        </text>
      ))}
    </svg>
  );
}
