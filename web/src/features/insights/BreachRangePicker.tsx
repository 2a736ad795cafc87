import { Group, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { DayInput } from '../../components/DayInput.tsx';
import { daysOfRange, rangeErrors, type BreachRange } from './breach-range.ts';

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

/** The period of the figures: one of the usual ones, or own days, which take effect as soon as both make sense together. */
export function BreachRangePicker({ range, today, onChange }: Props) {
  const days = daysOfRange(range, today) ?? { from: today, to: today };
  const [draft, setDraft] = useState(days);
  const [known, setKnown] = useState(days);
  // The address changed by itself (the back button, another choice): follow it.
  if (days.from !== known.from || days.to !== known.to) {
    setKnown(days);
    setDraft(days);
  }
  const choose = (value: string): void => {
    if (value === '24h') onChange({ kind: '24h' });
    else if (value === 'own') onChange({ kind: 'own', ...days });
    else onChange({ kind: 'days', days: Number(value) as 7 | 14 | 30 });
  };
  const errors = rangeErrors(draft, today);
  const change = (part: Partial<typeof draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (Object.keys(rangeErrors(next, today)).length === 0) onChange({ kind: 'own', ...next });
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
        <Group align="flex-start" gap="sm">
          <DayInput
            label="From"
            size="xs"
            w={140}
            clearable={false}
            maxDate={today}
            value={draft.from}
            error={errors.from}
            onChange={(from) => change({ from })}
          />
          <DayInput
            label="To"
            size="xs"
            w={140}
            clearable={false}
            maxDate={today}
            value={draft.to}
            error={errors.to}
            onChange={(to) => change({ to })}
          />
        </Group>
      )}
    </Stack>
  );
}
