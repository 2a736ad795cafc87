import { Text, Tooltip, type TextProps } from '@mantine/core';
import { useTimeZone } from './CompanyContext.tsx';
import { exactMoment, inSentence, formatMoment } from '../../../lib/dates/dates.ts';

interface Props extends TextProps {
  /** ISO instant. */
  at: string;
  /** Whether it follows other words: 'until today, 14:05'. */
  isInSentence?: boolean;
}

/** A time in the company's time zone, or in the browser's in the portal. A tooltip shows the seconds. */
export function Moment({ at, isInSentence = false, ...text }: Props) {
  const timeZone = useTimeZone();
  return (
    <Tooltip label={exactMoment(at, timeZone)} events={{ hover: true, focus: false, touch: true }}>
      <Text component="time" dateTime={at} inherit {...text} style={{ whiteSpace: 'nowrap' }}>
        {isInSentence ? inSentence(formatMoment(at, timeZone)) : formatMoment(at, timeZone)}
      </Text>
    </Tooltip>
  );
}
