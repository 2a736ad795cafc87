import { Box, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface Props {
  title: string;
  sentence?: string;
  /** Shown above the title, such as the steps of a process. */
  above?: ReactNode;
  children: ReactNode;
}

/** A wide page of the public site. Also sets the title of the browser tab. */
export function PublicPage({ title, sentence, above, children }: Props) {
  return (
    <Box
      w="100%"
      maw={1216}
      mx="auto"
      px={{ base: 16, xs: 32 }}
      pt={{ base: 32, xs: 56 }}
      pb={{ base: 64, xs: 96 }}
    >
      <title>{texts.documentTitle(title)}</title>
      {sentence !== undefined && <meta name="description" content={sentence} />}
      {above}
      <Title order={1} fz={{ base: 28, sm: 34 }} lh={1.2} lts="-0.022em">
        {title}
      </Title>
      {sentence !== undefined && (
        <Text c="dimmed" size="lg" mt={8} maw={720}>
          {sentence}
        </Text>
      )}
      <Box mt="xl">{children}</Box>
    </Box>
  );
}
