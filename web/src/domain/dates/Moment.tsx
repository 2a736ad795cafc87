import { Text, Tooltip, type TextProps } from '@mantine/core';
import { useTimeZone } from '../company/CompanyContext.tsx';
import { exactMoment, inSentence, formatMoment } from './dates.ts';

interface Props extends TextProps {
  /** ISO instant. */
  at: string;
  /** Whether words stand before it: 'until today, 14:05'. */
  isInSentence?: boolean;
}

/** A time as people say it, in the company's zone (the browser's in the portal); hovering shows it to the second. */
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
