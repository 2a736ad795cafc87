import { SegmentedControl, Stack } from '@mantine/core';
import { DayRangePicker } from '../../../ui/DayRangePicker.tsx';
import { daysOfRange, maxDays, periods, type BreachRange } from './breach-range.ts';
import { texts } from './texts.ts';

interface Props {
  range: BreachRange;
  /** Today, yyyy-MM-dd in the company's time zone. */
  today: string;
  onChange: (range: BreachRange) => void;
}

const choices = periods.map((value) => ({ value, label: texts.periods[value] }));

/** Chooses the period: a preset or custom days. */
export function BreachRangePicker({ range, today, onChange }: Props) {
  const days = daysOfRange(range, today) ?? { from: today, to: today };
  const choose = (value: string): void => {
    if (value === '24h') onChange({ kind: '24h' });
    else if (value === 'own') onChange({ kind: 'own', ...days });
    else onChange({ kind: 'days', days: Number(value) as 7 | 14 | 30 });
  };
  return (
    <Stack gap="sm" align="flex-start">
      <SegmentedControl
        size="xs"
        aria-label={texts.period}
        data={choices}
        value={range.kind === 'days' ? String(range.days) : range.kind}
        onChange={choose}
      />
      {range.kind === 'own' && (
        <DayRangePicker
          range={days}
          today={today}
          maxDays={maxDays}
          size="xs"
          onChange={(next) => onChange({ kind: 'own', ...next })}
        />
      )}
    </Stack>
  );
}
