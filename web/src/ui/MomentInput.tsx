import { Group, Input } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import { splitWallTime } from '../lib/dates/wall-time.ts';
import { DayInput } from './DayInput.tsx';
import { texts } from './input-texts.ts';

interface Props {
  label: string;
  /** Wall time yyyy-MM-ddTHH:mm; a part that is missing is empty. */
  value: string;
  error: string | undefined;
  /** Last day that can be picked, yyyy-MM-dd. */
  maxDate?: string;
  /** Whether the field can be cleared. Clearing the day also clears the time. */
  isOptional?: boolean;
  onChange: (value: string) => void;
}

/** A day and a 24-hour time, in the product's format whatever the browser's language. */
export function MomentInput({ label, value, error, maxDate, isOptional = false, onChange }: Props) {
  const { day, time } = splitWallTime(value);
  return (
    <div>
      <Group align="flex-end" gap={4} wrap="nowrap">
        <DayInput
          label={label}
          // Leaves room for the clear button.
          w={isOptional ? 160 : 136}
          clearable={isOptional}
          {...(maxDate === undefined ? {} : { maxDate })}
          value={day}
          error={error !== undefined}
          aria-description={error}
          onChange={(next) => onChange(next === '' ? 'T' : `${next}T${time}`)}
        />
        <TimePicker
          w={84}
          format="24h"
          hoursInputLabel={texts.hoursOf(label)}
          minutesInputLabel={texts.minutesOf(label)}
          value={time}
          error={error !== undefined}
          onChange={(next) => onChange(`${day}T${next.slice(0, 5)}`)}
        />
      </Group>
      {error !== undefined && (
        <Input.Error mt={4} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  );
}
