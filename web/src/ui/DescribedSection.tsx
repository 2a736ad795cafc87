import { Box, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { SideBySide } from './SideBySide.tsx';

interface Props {
  title: string;
  sentence: ReactNode;
  /** Whether the content, such as a table, uses the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A section of a settings page: description on the left, controls on the right. */
export function DescribedSection({ title, sentence, isWide = false, children }: Props) {
  const id = useId();
  return (
    <Box
      component="section"
      py="xl"
      style={{ borderTop: '1px solid var(--vc-border)' }}
      aria-labelledby={id}
    >
      <SideBySide widths="minmax(180px, 4fr) minmax(0, 7fr)" gap="16px 64px">
        <div>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          <Text size="sm" c="dimmed" mt={4} component="div">
            {sentence}
          </Text>
        </div>
        <Stack gap="md" miw={0} maw={isWide ? undefined : 640}>
          {children}
        </Stack>
      </SideBySide>
    </Box>
  );
}
