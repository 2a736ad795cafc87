import { sayTime } from '../../domain/dates/dates.ts';
import type { DayColumn } from './chain-layout.ts';
import classes from './ChainDrawing.module.css';
import { isoOf, sayCaseDay } from './said-times.ts';

const axisHeight = 48;

interface Props {
  days: readonly DayColumn[];
  width: number;
  timeZone: string;
}

/** Days, and below them hours, in the company's time. */
export function ChainAxis({ days, width, timeZone }: Props) {
  return (
    <svg width={width} height={axisHeight} aria-hidden className={classes.axis}>
      {days.map((day) => (
        <g key={day.firstDay}>
          <text
            x={day.quiet ? day.x + day.width / 2 : day.x}
            y={18}
            textAnchor={day.quiet ? 'middle' : 'start'}
            className={day.quiet ? classes.quietDay : classes.day}
          >
            {dayLabel(day)}
          </text>
          {day.ticks.map((tick) => (
            <text key={tick.instant} x={tick.x} y={38} textAnchor="middle" className={classes.hour}>
              {sayTime(isoOf(tick.instant), timeZone)}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** 'Tue 17 Nov'; a run of quiet days '14–16 Nov'. */
const dayLabel = (day: DayColumn): string => {
  const last = sayCaseDay(day.lastDay);
  if (!day.quiet) return last;
  const [, lastDay, lastMonth] = last.split(' ');
  if (day.firstDay === day.lastDay) return `${lastDay} ${lastMonth}`;
  const [, firstDay, firstMonth] = sayCaseDay(day.firstDay).split(' ');
  return firstMonth === lastMonth
    ? `${firstDay}–${lastDay} ${lastMonth}`
    : `${firstDay} ${firstMonth}–${lastDay} ${lastMonth}`;
};
