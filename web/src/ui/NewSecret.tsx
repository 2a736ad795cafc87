import { Alert, Box, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { useSecretShown } from './secret-shown.ts';
import { texts } from './texts.ts';
import { fontWeights, icons } from './tokens.ts';

interface Props {
  title: string;
  help: string;
  label: string;
  value: string;
  copyLabel: string;
  /** Instructions for its use. */
  children: ReactNode;
  onDone: () => void;
}

/** A new key or secret, which is shown only once. */
export function NewSecret({ title, help, label, value, copyLabel, children, onDone }: Props) {
  useSecretShown();
  return (
    <Stack gap="md">
      <Alert color="amber" icon={<IconKey {...icons.lg} />} title={title}>
        {help}
      </Alert>
      <Box>
        <Group justify="space-between" mb={4}>
          <Text size="sm" fw={fontWeights.medium}>
            {label}
          </Text>
          <CopyButton text={() => value} label={copyLabel} />
        </Group>
        <Code
          block
          px={12}
          py={10}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          aria-label={label}
        >
          {value}
        </Code>
      </Box>
      {children}
      <Group justify="flex-end">
        <Button onClick={onDone} data-autofocus>
          {texts.done}
        </Button>
      </Group>
    </Stack>
  );
}
