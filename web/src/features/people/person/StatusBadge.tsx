import { Group, Text } from '@mantine/core';
import { IconCircleCheck, IconVirus } from '@tabler/icons-react';
import { Tag } from '../../../ui/Tag.tsx';
import { icons } from '../../../ui/tokens.ts';
import { shortDay } from '../../../lib/dates/dates.ts';
import { texts } from './texts.ts';

interface Props {
  isPositive: boolean;
  /** yyyy-MM-dd: since when the status is positive; null if nobody knows, undefined to hide it. */
  since?: string | null;
}

/** The COVID-19 status of a person. */
export function StatusBadge({ isPositive, since }: Props) {
  const Picture = isPositive ? IconVirus : IconCircleCheck;
  return (
    <Group gap="0 8px">
      <Tag tone={isPositive ? 'positive' : 'safe'}>
        <Picture {...icons.sm} />
        {isPositive ? texts.positive : texts.negative}
      </Tag>
      {isPositive && since !== undefined && (
        <Text component="span" size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {since === null ? texts.undated : texts.since(shortDay(since))}
        </Text>
      )}
    </Group>
  );
}
