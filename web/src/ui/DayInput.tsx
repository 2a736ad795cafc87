import { DateInput, type DateInputProps } from '@mantine/dates';
import { useId } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { texts } from './input-texts.ts';
import { icons } from './tokens.ts';

type Props = Omit<DateInputProps, 'value' | 'onChange' | 'valueFormat' | 'dateParser'> & {
  /** yyyy-MM-dd, '' for none. */
  value: string;
  onChange: (day: string) => void;
};

const parse = (text: string): string | null => {
  const match = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/u.exec(text.trim());
  const day = match
    ? `${match[3]}-${match[2]!.padStart(2, '0')}-${match[1]!.padStart(2, '0')}`
    : text.trim();
  const time = Date.parse(`${day}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/u.test(day) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(day)
    ? day
    : null;
};

// The calendar is a dialog with the field's label; Mantine sets whether it is expanded.
const opensDialog = { role: 'combobox' };

/** A day, typed as d/m/yyyy or picked. */
export function DayInput({ value, onChange, ...input }: Props) {
  const id = useId();
  return (
    <DateInput
      placeholder={texts.dayPlaceholder}
      leftSection={<IconCalendar {...icons.md} />}
      clearable
      clearButtonProps={{ 'aria-label': texts.clearDay }}
      {...opensDialog}
      id={id}
      popoverProps={{ id, withRoles: true }}
      ariaLabels={texts.calendar}
      {...input}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      valueFormat="D/M/YYYY"
      dateParser={parse}
    />
  );
}
