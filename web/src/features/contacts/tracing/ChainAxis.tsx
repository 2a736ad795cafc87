import { fontWeights } from '../../../ui/tokens.ts';
import { isoOf, formatTime } from '../../../lib/dates/dates.ts';
import type { DayColumn } from './chain-layout.ts';
import classes from './ChainDrawing.module.css';
import { formatCaseDay } from './case-times.ts';

const height = 48;
const dayStyle = {
  fill: 'var(--mantine-color-text)',
  fontSize: 12,
  fontWeight: fontWeights.medium,
};

interface Props {
  days: readonly DayColumn[];
  width: number;
  timeZone: string;
}

/** Days, and hours below them, in the company's time zone. */
export function ChainAxis({ days, width, timeZone }: Props) {
  return (
    <svg
      width={width}
      height={height}
      aria-hidden
      className={classes.drawing}
      fill="var(--mantine-color-dimmed)"
      fontSize="11"
    >
      {days.map((day) => (
        <g key={day.firstDay}>
          <text
            x={day.quiet ? day.x + day.width / 2 : day.x}
            y={18}
            textAnchor={day.quiet ? 'middle' : 'start'}
            {...(!day.quiet && dayStyle)}
          >
            {dayLabel(day)}
          </text>
          {day.ticks.map((tick) => (
            <text key={tick.instant} x={tick.x} y={38} textAnchor="middle">
              {formatTime(isoOf(tick.instant), timeZone)}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** 'Tue 17 Nov'; '14–16 Nov' for several quiet days. */
const dayLabel = (day: DayColumn): string => {
  const last = formatCaseDay(day.lastDay);
  if (!day.quiet) return last;
  const [, lastDay, lastMonth] = last.split(' ');
  if (day.firstDay === day.lastDay) return `${lastDay} ${lastMonth}`;
  const [, firstDay, firstMonth] = formatCaseDay(day.firstDay).split(' ');
  return firstMonth === lastMonth
    ? `${firstDay}–${lastDay} ${lastMonth}`
    : `${firstDay} ${firstMonth}–${lastDay} ${lastMonth}`;
};
