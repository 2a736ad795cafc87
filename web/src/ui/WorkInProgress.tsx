import { Box, Group, Progress, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { fontWeights } from './tokens.ts';

interface Props {
  title: string;
  sentence: string;
  /** 0 to 1. */
  progress: number;
  /** Button that cancels the work. */
  action: ReactNode;
}

/** Progress of long work, with a button to cancel it. */
export function WorkInProgress({ title, sentence, progress, action }: Props) {
  const percent = Math.min(100, Math.floor(progress * 100));
  return (
    <Stack gap="md" maw={560} mt="xl">
      <Group gap="md" align="flex-end" justify="space-between" wrap="nowrap">
        <Box miw={0}>
          <Title order={2} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          <Text size="sm" c="dimmed" className="tabular">
            {sentence}
          </Text>
        </Box>
        <Text
          className="tabular"
          flex="none"
          c="dimmed"
          fz="lg"
          fw={fontWeights.medium}
          aria-hidden
        >
          {percent}%
        </Text>
      </Group>
      <Progress.Root size="md" radius="xl">
        <Progress.Section value={percent} aria-label={title} />
      </Progress.Root>
      <div>{action}</div>
    </Stack>
  );
}
