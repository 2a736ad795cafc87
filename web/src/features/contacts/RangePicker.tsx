import { Group } from '@mantine/core';
import { useState } from 'react';
import { DayInput } from '../../components/DayInput.tsx';
import { type ContactRange, rangeErrors } from './contact-range.ts';

interface Props {
  range: ContactRange;
  /** yyyy-MM-dd in the company's zone. */
  today: string;
  onChange: (range: ContactRange) => void;
}

/** First and last day; takes effect as soon as both make sense together. */
export function RangePicker({ range, today, onChange }: Props) {
  const [draft, setDraft] = useState(range);
  const [known, setKnown] = useState(range);
  // The address changed by itself (the back button): follow it.
  if (range.from !== known.from || range.to !== known.to) {
    setKnown(range);
    setDraft(range);
  }
  const errors = rangeErrors(draft, today);

  const change = (part: Partial<ContactRange>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (Object.keys(rangeErrors(next, today)).length === 0) onChange(next);
  };

  return (
    <Group align="flex-start" gap="sm">
      <DayInput
        label="From"
        w={160}
        clearable={false}
        maxDate={today}
        value={draft.from}
        error={errors.from}
        onChange={(from) => change({ from })}
      />
      <DayInput
        label="To"
        w={160}
        clearable={false}
        maxDate={today}
        value={draft.to}
        error={errors.to}
        onChange={(to) => change({ to })}
      />
    </Group>
  );
}
