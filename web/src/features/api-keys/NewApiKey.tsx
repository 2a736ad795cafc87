import { Alert, Box, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { CopyButton } from '../../components/CopyButton.tsx';
import { fontWeights, icons } from '../../components/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  value: string;
  onDone: () => void;
}

/** A new key, which is shown only once. */
export function NewApiKey({ value, onDone }: Props) {
  return (
    <Stack gap="md">
      <Alert color="amber" icon={<IconKey {...icons.lg} />} title={texts.keyShownOnce}>
        {texts.keyHelp}
      </Alert>
      <Box>
        <Group justify="space-between" mb={4}>
          <Text size="sm" fw={fontWeights.medium}>
            {texts.key}
          </Text>
          <CopyButton text={() => value} label={texts.copyKey} />
        </Group>
        <Code
          block
          px={12}
          py={10}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          aria-label={texts.key}
        >
          {value}
        </Code>
      </Box>
      <Text size="sm" c="dimmed">
        {texts.keyUse(<Code>{'Authorization: Bearer vak_…'}</Code>)}
      </Text>
      <Group justify="flex-end">
        <Button onClick={onDone} data-autofocus>
          {texts.done}
        </Button>
      </Group>
    </Stack>
  );
}
