import { Group, Text } from '@mantine/core';
import { IconCircleCheck, IconVirus } from '@tabler/icons-react';
import { Tag } from '../../components/Tag.tsx';
import { icons } from '../../components/tokens.ts';
import { shortDay } from '../dates/dates.ts';
import { texts } from './texts.ts';

interface Props {
  isPositive: boolean;
  /** yyyy-MM-dd; null if it was not disclosed, undefined to hide the date. */
  positiveDate?: string | null;
}

/** The COVID-19 status of a person. */
export function StatusBadge({ isPositive, positiveDate }: Props) {
  const Picture = isPositive ? IconVirus : IconCircleCheck;
  return (
    <Group gap="0 8px">
      <Tag tone={isPositive ? 'positive' : 'safe'}>
        <Picture {...icons.sm} />
        {isPositive ? texts.positive : texts.negative}
      </Tag>
      {isPositive && positiveDate !== undefined && (
        <Text component="span" size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {positiveDate === null ? texts.undated : texts.since(shortDay(positiveDate))}
        </Text>
      )}
    </Group>
  );
}
