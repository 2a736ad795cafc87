import { Group } from '@mantine/core';
import { useState } from 'react';
import { DayInput } from '../../../components/DayInput.tsx';
import { meetingRangeFaults, type MeetingRange } from './meeting-range.ts';

interface Props {
  range: MeetingRange;
  /** yyyy-MM-dd in the company's zone. */
  today: string;
  onChange: (range: MeetingRange) => void;
}

/** First and last day; takes effect as soon as both make sense together. */
export function MeetingRangePicker({ range, today, onChange }: Props) {
  const [draft, setDraft] = useState(range);
  const [known, setKnown] = useState(range);
  // The address changed by itself (the back button): follow it.
  if (range.from !== known.from || range.to !== known.to) {
    setKnown(range);
    setDraft(range);
  }
  const faults = meetingRangeFaults(draft, today);
  const change = (part: Partial<MeetingRange>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (Object.keys(meetingRangeFaults(next, today)).length === 0) onChange(next);
  };
  return (
    <Group align="flex-start" gap="sm" wrap="nowrap">
      <DayInput
        aria-label="From"
        size="xs"
        w={132}
        clearable={false}
        maxDate={today}
        value={draft.from}
        error={faults.from}
        onChange={(from) => change({ from })}
      />
      <DayInput
        aria-label="To"
        size="xs"
        w={132}
        clearable={false}
        maxDate={today}
        value={draft.to}
        error={faults.to}
        onChange={(to) => change({ to })}
      />
    </Group>
  );
}
