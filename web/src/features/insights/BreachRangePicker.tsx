import { SegmentedControl, Stack } from '@mantine/core';
import { DayRangePicker } from '../../domain/dates/DayRangePicker.tsx';
import { daysOfRange, maxDays, type BreachRange } from './breach-range.ts';

interface Props {
  range: BreachRange;
  /** yyyy-MM-dd in the company's zone. */
  today: string;
  onChange: (range: BreachRange) => void;
}

const choices = [
  { value: '24h', label: '24 hours' },
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
  { value: 'own', label: 'Custom' },
];

/** The period that is counted: one of the usual ones, or days of one's own. */
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
        aria-label="Period"
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
