import { Stack, Text, ThemeIcon, Title, type TitleOrder } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  icon: Icon;
  title: string;
  sentence: string;
  /** What to do next. */
  action?: ReactNode;
  order?: TitleOrder;
}

/** Nothing here, and what to do about it. */
export function EmptyState({ icon: Picture, title, sentence, action, order = 2 }: Props) {
  return (
    <Stack align="center" gap="sm" py={56} px="md" ta="center">
      <ThemeIcon size={56} radius="xl" variant="light" aria-hidden>
        <Picture size={28} stroke={1.5} />
      </ThemeIcon>
      <Title order={order} size="h3" mt="sm">
        {title}
      </Title>
      <Text c="dimmed" size="sm" maw={400}>
        {sentence}
      </Text>
      {action !== undefined && <div style={{ marginTop: 8 }}>{action}</div>}
    </Stack>
  );
}
