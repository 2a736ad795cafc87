import { Text, type TextProps } from '@mantine/core';
import { useCompany } from './CompanyContext.tsx';
import { shortDay } from '../../../lib/dates/dates.ts';
import { texts } from '../../../ui/range-texts.ts';

/** Warns when a range starts before the oldest kept records. `from` is a day. */
export function KeptFrom({ from, ...text }: { from: string } & TextProps) {
  const { keptFrom } = useCompany();
  if (keptFrom === null || from >= keptFrom) return null;
  return (
    <Text size="sm" c="dimmed" {...text}>
      {texts.keptFrom(shortDay(keptFrom))}
    </Text>
  );
}
