import { Group, type MantineSize } from '@mantine/core';
import { useState } from 'react';
import { DayInput } from '../../components/DayInput.tsx';
import { isValidDayRange, validateDayRange, type DayRange } from './day-range.ts';
import { texts } from './range-texts.ts';

interface Props {
  range: DayRange;
  /** yyyy-MM-dd in the company's time zone. */
  today: string;
  maxDays: number;
  size?: MantineSize;
  /** Names the days for screen readers only. */
  hasHiddenLabels?: boolean;
  onChange: (range: DayRange) => void;
}

/** First and last day. A change takes effect as soon as both are valid together. */
export function DayRangePicker({
  range,
  today,
  maxDays,
  size = 'sm',
  hasHiddenLabels = false,
  onChange,
}: Props) {
  const [draft, setDraft] = useState(range);
  const [known, setKnown] = useState(range);
  // Follow the address when it changes on its own, as by the back button.
  if (range.from !== known.from || range.to !== known.to) {
    setKnown(range);
    setDraft(range);
  }
  const errors = validateDayRange(draft, today, maxDays);
  const change = (part: Partial<DayRange>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (isValidDayRange(next, today, maxDays)) onChange(next);
  };
  const shared = { size, w: size === 'xs' ? 136 : 160, clearable: false, maxDate: today };
  return (
    <Group align="flex-start" gap="sm" wrap={hasHiddenLabels ? 'nowrap' : 'wrap'}>
      <DayInput
        {...shared}
        {...(hasHiddenLabels ? { 'aria-label': texts.from } : { label: texts.from })}
        value={draft.from}
        error={errors.from}
        onChange={(from) => change({ from })}
      />
      <DayInput
        {...shared}
        {...(hasHiddenLabels ? { 'aria-label': texts.to } : { label: texts.to })}
        value={draft.to}
        error={errors.to}
        onChange={(to) => change({ to })}
      />
    </Group>
  );
}
