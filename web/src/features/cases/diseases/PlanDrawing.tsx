import { Text } from '@mantine/core';
import { formatNumber } from '../../../lib/intl.ts';
import type { PlanBar } from './plan-words.ts';
import classes from './PlanDrawing.module.css';
import { texts } from './texts.tsx';

/** Days between marks, by the number of days drawn: at most eight marks. */
const listMarks = (days: number): number[] => {
  const step = [1, 2, 7, 14, 28].find((each) => days / each <= 8) ?? 56;
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => index * step);
};

/** The steps of a plan over the days after an exposure. The table below says the same in words. */
export function PlanDrawing({ bars }: { bars: readonly PlanBar[] }) {
  const days = Math.max(...bars.map(({ until }) => until));
  const toPercent = (day: number): string => `${(day / days) * 100}%`;
  return (
    <div className={classes.drawing} aria-hidden>
      {bars.map(({ code, name, from, until, bestBy }) => (
        <div key={code} className={classes.row}>
          <Text size="xs">{name}</Text>
          <div className={classes.track}>
            <div
              className={classes.bar}
              style={{ left: toPercent(from), width: toPercent(until - from) }}
            />
            {bestBy !== null && (
              <div
                className={classes.best}
                style={{ left: toPercent(from), width: toPercent(bestBy - from) }}
              />
            )}
          </div>
        </div>
      ))}
      <div className={classes.row}>
        <Text size="xs" c="dimmed">
          {texts.daysAfterExposure}
        </Text>
        <div className={classes.track}>
          {listMarks(days).map((day) => (
            <Text
              key={day}
              component="span"
              size="xs"
              c="dimmed"
              className={classes.mark}
              style={{ left: toPercent(day) }}
            >
              {formatNumber(day)}
            </Text>
          ))}
        </div>
      </div>
    </div>
  );
}
