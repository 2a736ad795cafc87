import { Group, type MantineSize } from '@mantine/core';
import { useState } from 'react';
import { DayInput } from './DayInput.tsx';
import { isValidDayRange, validateDayRange, type DayRange } from './day-range.ts';
import { texts } from './range-texts.ts';

interface Props {
  range: DayRange;
  /** yyyy-MM-dd in the company's time zone. */
  today: string;
  maxDays: number;
  size?: MantineSize;
  /** Accessible name. */
  hasHiddenLabels?: boolean;
  onChange: (range: DayRange) => void;
}

/** Picks a first and last day. Changes apply when both form a valid range. */
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
  // Follow changes of the address, such as by the back button.
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
