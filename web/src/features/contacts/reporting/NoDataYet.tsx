import { Group, Text } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './breach-texts.ts';

/** Shown in place of a figure without data, with the reason. */
export function NoDataYet({ children }: { children: string }) {
  return (
    <div>
      <Group gap="sm" fz="xl" fw={fontWeights.medium}>
        <IconCircleDashed {...icons.xl} />
        <span>{texts.noDataYet}</span>
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {children}
      </Text>
    </div>
  );
}
