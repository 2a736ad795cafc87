import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Tag } from '../../../ui/Tag.tsx';
import { icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

/** Whether the company uses a disease. */
export function UseTag({ disease: { isUsed } }: { disease: { isUsed: boolean } }) {
  if (isUsed)
    return (
      <Tag tone="safe">
        <IconCheck {...icons.sm} />
        {texts.inUse}
      </Tag>
    );
  return (
    <Text component="span" size="sm" c="dimmed">
      {texts.notUsed}
    </Text>
  );
}
