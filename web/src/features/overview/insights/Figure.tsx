import { ActionIcon, Box, Title, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './texts.ts';

interface Props {
  title: string;
  id: string;
  /** How the number is calculated; shown as a tooltip. */
  meaning?: string;
  children: ReactNode;
}

/** A number with its title. */
export function Figure({ title, id, meaning, children }: Props) {
  return (
    <Box aria-labelledby={id} component="section" miw={0}>
      <Box mb={6} c="dimmed" fz="sm" lh={1.4}>
        <Title order={2} id={id} display="inline" fz="sm" fw={fontWeights.medium} lh={1.4} lts={0}>
          {title}
        </Title>
        {meaning !== undefined && (
          <Tooltip
            label={meaning}
            multiline
            w={300}
            events={{ hover: true, focus: true, touch: true }}
          >
            <ActionIcon
              variant="subtle"
              color="gray"
              size="xs"
              ml={4}
              aria-label={texts.howCounted(title)}
            >
              <IconInfoCircle {...icons.sm} />
            </ActionIcon>
          </Tooltip>
        )}
      </Box>
      {children}
    </Box>
  );
}
