import { Text, Tooltip, type TextProps } from '@mantine/core';
import { useTimeZone } from './CompanyContext.tsx';
import { exactMoment, sayMoment } from './dates.ts';

/** A time as people say it, in the company's zone (the browser's in the portal); hovering shows it to the second. `at` is an ISO instant. */
export function Moment({ at, ...text }: { at: string } & TextProps) {
  const timeZone = useTimeZone();
  return (
    <Tooltip label={exactMoment(at, timeZone)} events={{ hover: true, focus: false, touch: true }}>
      <Text component="time" dateTime={at} inherit {...text} style={{ whiteSpace: 'nowrap' }}>
        {sayMoment(at, timeZone)}
      </Text>
    </Tooltip>
  );
}
