import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface Props {
  title: string;
  /** A summary, such as '3 positive cases, 14 people to inform'. */
  state?: ReactNode;
  /** The main action, on the right. */
  action?: ReactNode;
}

/** The heading of a page. Also sets the title of the browser tab. */
export function PageTitle({ title, state, action }: Props) {
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb="lg" mih="3.25rem">
      <title>{texts.documentTitle(title)}</title>
      <Box miw={0}>
        <Title order={1}>{title}</Title>
        {state !== undefined && (
          <Text c="dimmed" size="sm" mt={2} component="div" aria-live="polite">
            {state}
          </Text>
        )}
      </Box>
      {action !== undefined && <Group gap="sm">{action}</Group>}
    </Group>
  );
}
