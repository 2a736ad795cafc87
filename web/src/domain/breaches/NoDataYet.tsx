import { Group, Text } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import { icons } from '../../components/tokens.ts';
import classes from './SafetyIndicator.module.css';

/** Stands in place of a figure that nothing has measured, with the reason. */
export function NoDataYet({ children }: { children: string }) {
  return (
    <div>
      <Group gap="sm" className={classes.none}>
        <IconCircleDashed {...icons.xl} />
        <span>No data yet</span>
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {children}
      </Text>
    </div>
  );
}
