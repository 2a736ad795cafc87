import { Text, Tooltip, type TextProps } from '@mantine/core';
import { useCompany } from './CompanyContext.tsx';
import { exactMoment, sayMoment } from './dates.ts';

/** A time as people say it, in the company's zone; hovering shows it to the second. `at` is an ISO instant. */
export function Moment({ at, ...text }: { at: string } & TextProps) {
  const { timeZone } = useCompany();
  return (
    <Tooltip label={exactMoment(at, timeZone)} events={{ hover: true, focus: false, touch: true }}>
      <Text component="time" dateTime={at} inherit {...text} style={{ whiteSpace: 'nowrap' }}>
        {sayMoment(at, timeZone)}
      </Text>
    </Tooltip>
  );
}
